-- What a statement that has waited for its string must see of the writes it waited for. Its own snapshot is older than
-- these; a volatile function reads with a new one.

CREATE FUNCTION drop_votes(of_project bigint, of_translation bigint) RETURNS void LANGUAGE sql VOLATILE
BEGIN ATOMIC
  DELETE FROM votes WHERE project_id = of_project AND translation_id = of_translation;
END;

-- When a string's translations last changed, one of them aside: it is about to go.
CREATE FUNCTION last_translation_without(of_project bigint, of_string bigint, of_translation bigint) RETURNS bigint
LANGUAGE sql VOLATILE
BEGIN ATOMIC
  SELECT max(updated_at) FROM translations
  WHERE project_id = of_project AND string_id = of_string AND id <> of_translation;
END;
