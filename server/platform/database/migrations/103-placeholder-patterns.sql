-- What a project writes placeholders of its own as (checks.35), with spaces between them: [[*]] @*
ALTER TABLE projects ADD COLUMN placeholder_patterns text NOT NULL DEFAULT '' CHECK (char_length(placeholder_patterns) <= 200);
