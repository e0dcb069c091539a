-- A deleted project stays for some days, in which whoever deleted it, its owner, restores it. Meanwhile only that, its purge
-- and the uniqueness of names and handles know of it (projects.30).
ALTER TABLE projects ADD COLUMN deleted_at bigint;
ALTER TABLE projects ADD COLUMN deleted_by bigint;
ALTER TABLE projects ADD CONSTRAINT projects_deleted_check CHECK ((deleted_at IS NULL) = (deleted_by IS NULL));
CREATE INDEX projects_deleted ON projects (deleted_by, deleted_at) WHERE deleted_at IS NOT NULL;
