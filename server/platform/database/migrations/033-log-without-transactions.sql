-- Positions order events now (docs/decisions/033). The index goes with its column.
ALTER TABLE log DROP COLUMN xid;
