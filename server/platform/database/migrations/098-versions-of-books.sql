-- What the versions of a book share, so that sections of several of them are of one book (books.24); its own id stands for null. The log entry
-- of the update that a version came with.
ALTER TABLE project_files ADD COLUMN book text;
ALTER TABLE project_files ADD COLUMN update_id bigint;
-- What was pushed by one path is of one book.
UPDATE project_files f SET book = found.path FROM (
  SELECT c.project_id, left(s.lead, 32) AS id, min(c.source_path) AS path
  FROM sections c JOIN strings s ON s.project_id = c.project_id AND s.section_id = c.id
  WHERE c.source_path IS NOT NULL AND s.lead ~ '^[0-9a-f]{32} (text|attribute|lines) [0-9]'
  GROUP BY c.project_id, left(s.lead, 32)
) found
WHERE f.project_id = found.project_id AND f.id = found.id;
