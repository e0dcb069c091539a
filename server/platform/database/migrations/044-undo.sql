-- The entry whose act an entry undid. The index is what makes undoing the same twice impossible; other entries are not in it.
ALTER TABLE log ADD COLUMN undoes bigint;
CREATE UNIQUE INDEX log_undoes_key ON log (project_id, undoes) WHERE undoes IS NOT NULL;
