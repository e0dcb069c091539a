-- The log of one string (docs/decisions/047). It begins with the string, so that it never costs the same as the key (docs/decisions/031).
CREATE INDEX log_string ON log (string_id, project_id, id) WHERE string_id IS NOT NULL;
