-- The white space between a string or translation and the one that it continues, if it isn't what is usual in its language
-- (docs/decisions/056). What was deleted before is restored without, because a missing value is null.
ALTER TABLE strings ADD COLUMN joint text;
ALTER TABLE translations ADD COLUMN joint text;

-- It returns every column, and a body of this form keeps those that there were when it was made.
CREATE OR REPLACE FUNCTION translation_now(of_project bigint, of_translation bigint) RETURNS SETOF translations
  LANGUAGE sql VOLATILE
BEGIN ATOMIC
  SELECT * FROM translations WHERE project_id = of_project AND id = of_translation;
END;

