-- Names are searched as they are compared: without case, however their accents are put together. Trigrams need three
-- letters; who types a name begins with one and two, and pieces find those.

DROP INDEX projects_name_part;
CREATE INDEX projects_name_part ON projects USING gin (lower(normalize(name, NFC)) gin_trgm_ops);

-- Every letter and every two letters in a row of a name.
CREATE FUNCTION name_pieces(name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (
    SELECT array_agg(DISTINCT substr(folded, place, size))
    FROM (SELECT lower(normalize(name, NFC)) AS folded) names,
      generate_series(1, char_length(folded)) place, generate_series(1, 2) size
  );
CREATE INDEX projects_name_pieces ON projects USING gin (name_pieces(name));
