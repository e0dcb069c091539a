-- The source file of a section (command-line.1): its path in the repository that it is pushed from, and the hash that the program gave
-- for it. A null hash says that the section isn't as that file is. What was deleted before is restored without, because a missing
-- value is null.
-- Citus takes no column with a constraint beside another one.
ALTER TABLE sections ADD COLUMN source_path text;
ALTER TABLE sections ADD COLUMN source_hash text;
ALTER TABLE sections
  ADD CONSTRAINT sections_source_path_check CHECK (source_path <> '' AND char_length(source_path) <= 500);
ALTER TABLE sections ADD CONSTRAINT sections_source_hash_check CHECK (char_length(source_hash) <= 64);
