-- What site administrators and owners did that others must be able to check, as a chain of hashes (docs/decisions/083). An entry has ids and
-- short facts, no text and no name, so that the deletion of an account changes none. It is on the coordinator alone.
CREATE TABLE audit_log (
  id bigint PRIMARY KEY,
  at bigint NOT NULL,
  kind text NOT NULL,
  actor_id bigint,
  user_id bigint,
  facts jsonb NOT NULL,
  previous text NOT NULL,
  hash text NOT NULL
);
