-- The original files of books, which exports fill with translations (docs/decisions/063). The id is a hash of the content.
CREATE TABLE project_files (
  project_id bigint NOT NULL,
  id text NOT NULL CHECK (char_length(id) = 32),
  name text NOT NULL,
  format text NOT NULL,
  size bigint NOT NULL CHECK (size <= 104857600),
  created_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (project_id, id)
);
SELECT place_table('project_files', 'content');

-- The bytes of a file in pieces, so that none is too large for a statement or a backup.
CREATE TABLE project_file_pieces (
  project_id bigint NOT NULL,
  file_id text NOT NULL,
  num int NOT NULL,
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 1048576),
  PRIMARY KEY (project_id, file_id, num)
);
-- Files of books are packed already.
ALTER TABLE project_file_pieces ALTER COLUMN bytes SET STORAGE EXTERNAL;
SELECT place_table('project_file_pieces', 'content');
