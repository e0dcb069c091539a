-- The versions of a section's source: imports and updates (docs/decisions/054). A version has the id of its log entry.
CREATE TABLE source_versions (
  project_id bigint NOT NULL,
  event_id bigint NOT NULL,
  section_id bigint NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  actor_id bigint NOT NULL,
  is_update boolean NOT NULL,
  -- The name of the file; null for pasted text.
  file text,
  added int NOT NULL,
  changed int NOT NULL DEFAULT 0,
  moved int NOT NULL DEFAULT 0,
  removed int NOT NULL DEFAULT 0,
  -- Whether `source_changes` has what the update changed.
  undoable boolean NOT NULL DEFAULT false,
  PRIMARY KEY (project_id, event_id)
);
CREATE INDEX source_versions_section ON source_versions (project_id, section_id, event_id);
CREATE INDEX source_versions_undoable ON source_versions (at) WHERE undoable;
SELECT place_table('source_versions', 'content');

-- What an update changed, by which it is undone. The string 0 stands for the section itself.
CREATE TABLE source_changes (
  project_id bigint NOT NULL,
  event_id bigint NOT NULL,
  string_id bigint NOT NULL,
  -- What it was before; null for a string that was not there.
  before jsonb,
  -- Whether the fields changed, and not only what is around the text in the file.
  edited boolean NOT NULL DEFAULT false,
  -- Hashes of its fields and of its frame after the update.
  fields_hash text,
  frame_hash text,
  -- How many translations and comments a string had that was added.
  filled int NOT NULL DEFAULT 0,
  -- The translations that have needed review since.
  flagged bigint[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (project_id, event_id, string_id)
);
SELECT place_table('source_changes', 'content');

-- Imports from before. What was added one by one was written here.
INSERT INTO source_versions (project_id, event_id, section_id, at, actor_id, is_update, added)
SELECT project_id, id, section_id, at, actor_id, false, (data ->> 'amount')::int FROM log
WHERE w = 3 AND section_id IS NOT NULL AND actor_id IS NOT NULL AND (data ->> 'amount')::int > 1;
