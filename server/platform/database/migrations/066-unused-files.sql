-- When it was last seen whether anything refers to a file (docs/decisions/077). Citus takes no column with a default that isn't constant.
ALTER TABLE project_files ADD COLUMN checked_at bigint;
UPDATE project_files SET checked_at = created_at;
ALTER TABLE project_files ALTER COLUMN checked_at SET DEFAULT now_ms();
ALTER TABLE project_files ALTER COLUMN checked_at SET NOT NULL;
CREATE INDEX project_files_checked ON project_files (checked_at);
