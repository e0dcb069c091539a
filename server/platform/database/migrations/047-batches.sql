-- One act on many strings, which runs in steps (docs/decisions/053). A batch has the id of its own log entry.
CREATE TABLE batches (
  project_id bigint NOT NULL,
  id bigint NOT NULL,
  actor_id bigint NOT NULL,
  action text NOT NULL,
  -- Whose translations it is about; null for anyone's.
  author_id bigint,
  -- The strings, or the events that it undoes, in the order in which they are handled; emptied at the end.
  items bigint[] NOT NULL,
  amount int NOT NULL,
  done int NOT NULL DEFAULT 0,
  changed int NOT NULL DEFAULT 0,
  -- How many were left as they are, by reason.
  skipped jsonb NOT NULL DEFAULT '{}',
  created_at bigint NOT NULL DEFAULT now_ms(),
  ended_at bigint,
  -- Why it ended before its end.
  refused text,
  PRIMARY KEY (project_id, id)
);
CREATE INDEX batches_unfinished ON batches (project_id, actor_id) WHERE ended_at IS NULL;
SELECT place_table('batches', 'content');

-- The batch that an entry is a part of; the entry of the batch itself has none.
ALTER TABLE log ADD COLUMN batch bigint;
CREATE INDEX log_batch ON log (batch, project_id, id DESC NULLS LAST) WHERE batch IS NOT NULL;
