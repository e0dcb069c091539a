-- Events are ordered after their transactions have committed (docs/decisions/033). No foreign keys, as with the log.

-- Log entries without a position yet; each is written by the statement that writes the entry.
CREATE TABLE unordered_events (
  project_id bigint NOT NULL,
  log_id bigint NOT NULL,
  PRIMARY KEY (project_id, log_id)
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- The last position given; a project has a row from its first position on.
CREATE TABLE event_heads (
  project_id bigint PRIMARY KEY,
  position bigint NOT NULL
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- A row for each time positions were given: the log entries in their order, of which the last has this position.
CREATE TABLE event_order (
  project_id bigint NOT NULL,
  position bigint NOT NULL,
  log_ids bigint[] NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (project_id, position)
);

-- How far each durable consumer has come.
CREATE TABLE event_cursors (
  project_id bigint NOT NULL,
  consumer text NOT NULL,
  position bigint NOT NULL,
  PRIMARY KEY (project_id, consumer)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
