-- What a section's name is in the language of the translation; null where nobody has translated it. The bounds are the
-- name's.
ALTER TABLE sections ADD COLUMN translated_name text CHECK (char_length(translated_name) BETWEEN 1 AND 100);
