-- The transaction that wrote a line of the log, so that a server can read which lines have become visible since it last
-- looked: transactions commit in another order than they number their lines (docs/decisions/014).

ALTER TABLE log ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX log_xid ON log (project_id, xid);
