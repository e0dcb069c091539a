-- What a server keeps in mind of a section's strings (docs/decisions/013) holds for one version of the section: a number
-- that every write in it makes larger, and that locks nothing, since it is summed from what writes append anyway.

-- The version as of the last folding; a reader's is this plus the marks of the deltas since.
ALTER TABLE sections ADD COLUMN version bigint NOT NULL DEFAULT 0;
-- The one string whose state or counts changed; null where others, or their order, may have changed too.
ALTER TABLE section_deltas ADD COLUMN string_id bigint;

-- What a delta adds to the version: at least one, and so much that two histories, as after a standby was promoted that
-- had missed a write, hardly ever come to the same sum.
CREATE FUNCTION delta_mark(at bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN 1 + at % 1000000;
