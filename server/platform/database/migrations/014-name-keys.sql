-- A project's name as names are compared and searched: to normalize those of a thousand while searching takes ten
-- milliseconds.

ALTER TABLE projects ADD COLUMN name_key text NOT NULL GENERATED ALWAYS AS (lower(normalize(name, NFC))) STORED;

DROP INDEX projects_name_key;
CREATE UNIQUE INDEX projects_name_key ON projects (name_key);
DROP INDEX projects_name_part;
CREATE INDEX projects_name_part ON projects USING gin (name_key gin_trgm_ops);
