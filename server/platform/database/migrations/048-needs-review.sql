-- Translations whose string got another text by an update from a file since they were made (translations.27). Few are.
ALTER TABLE translations ADD COLUMN needs_review boolean NOT NULL DEFAULT false;
CREATE INDEX translations_needs_review ON translations (project_id, string_id) WHERE needs_review;

-- It returns every column, and a body of this form keeps those that there were when it was made.
CREATE OR REPLACE FUNCTION translation_now(of_project bigint, of_translation bigint) RETURNS SETOF translations
  LANGUAGE sql VOLATILE
BEGIN ATOMIC
  SELECT * FROM translations WHERE project_id = of_project AND id = of_translation;
END;

-- What was deleted before is restored with every column.
UPDATE deleted_rows SET content = content || '{"needs_review": false}' WHERE source = 3;
