-- The kinds of events and their codes stand in domain/events/kinds.ts alone: a new one needs no migration.

ALTER TABLE log DROP CONSTRAINT log_w_check;
ALTER TABLE site_log DROP CONSTRAINT site_log_w_check;
