-- What happened to the sign-in of an account, for its user (docs/decisions/087). Failed sign-ins of an hour, which is their slot, are one row.
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  amount int NOT NULL DEFAULT 1,
  slot bigint,
  address text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT '',
  is_new_device boolean NOT NULL DEFAULT false,
  detail text NOT NULL DEFAULT ''
);
SELECT place_table('security_events', 'directory');
CREATE UNIQUE INDEX security_events_slot ON security_events (user_id, kind, slot);
CREATE INDEX security_events_user ON security_events (user_id, id);
CREATE INDEX security_events_age ON security_events (at);
