-- What was done (SPEC §3 Log entry; codes in domain/log.ts). A line stands in the transaction of the deed itself.
-- No foreign keys: they would make every write lock its project's row, and a log outlives what it speaks of.

CREATE TABLE log (
  project_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  w smallint NOT NULL CHECK (w BETWEEN 1 AND 34),
  at bigint NOT NULL DEFAULT now_ms(),
  actor_id bigint NOT NULL,
  -- The invited, kicked, granted one: who the deed was done to.
  user_id bigint,
  section_id bigint,
  string_id bigint,
  translation_id bigint,
  comment_id bigint,
  -- Names as they were then (n, se, r) and changes with old and new values (acts).
  data jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (project_id, id)
);
CREATE INDEX log_actor ON log (project_id, actor_id, id);

-- Deeds that belong to no project (DECISIONS §9: codes 0, 35, 36, 37).
CREATE TABLE site_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  w smallint NOT NULL CHECK (w IN (0, 35, 36, 37)),
  at bigint NOT NULL DEFAULT now_ms(),
  actor_id bigint,
  user_id bigint,
  data jsonb NOT NULL DEFAULT '{}'
);
