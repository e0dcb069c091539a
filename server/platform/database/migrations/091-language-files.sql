-- The file of the section's language (docs/decisions/097): its id in project_files. What was deleted before is restored without, because a
-- missing value is null. Citus takes no column with a constraint beside another one.
ALTER TABLE sections ADD COLUMN language_file text;
ALTER TABLE sections ADD CONSTRAINT sections_language_file_check CHECK (char_length(language_file) = 32);
