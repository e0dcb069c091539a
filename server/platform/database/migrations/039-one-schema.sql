-- The same tables on one PostgreSQL and distributed over several (docs/decisions/045).

-- STABLE, because a statement that changes distributed rows may not call volatile functions; it still reads the clock
-- at each call.
CREATE OR REPLACE FUNCTION now_ms() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (extract(epoch FROM clock_timestamp()) * 1000)::bigint;

-- Without ON DELETE SET NULL (approved_id), which distributed tables don't have: who deletes an approved translation
-- ends its approval in the same statement. The next migration validates it, which blocks no writes.
ALTER TABLE strings DROP CONSTRAINT strings_approved_fkey;
ALTER TABLE strings ADD CONSTRAINT strings_approved_fkey
  FOREIGN KEY (project_id, id, approved_id) REFERENCES translations (project_id, string_id, id) NOT VALID;

-- Whether the vote has replaced the same user's vote of the other sign, for RETURNING: xmax says so on a plain table only.
ALTER TABLE votes ADD COLUMN replaced boolean NOT NULL DEFAULT false;
