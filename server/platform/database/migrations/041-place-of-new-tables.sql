-- Puts a table that a migration has made where tables.ts says that it is in a distributed database: 'content', by its
-- project_id, or 'directory', on every server. Elsewhere it does nothing. Foreign keys are added afterwards, because tables that
-- are not distributed can't refer to those that are.
CREATE FUNCTION place_table(made regclass, place text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('pg_catalog.pg_dist_partition') IS NULL THEN
    RETURN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = 'sections'::regclass AND partmethod = 'h') THEN
    RETURN;
  END IF;
  IF place = 'content' THEN
    PERFORM create_distributed_table(made, 'project_id', colocate_with := 'sections');
  ELSIF place = 'directory' THEN
    PERFORM create_reference_table(made);
  ELSE
    RAISE 'place_table: % is neither content nor directory', place;
  END IF;
END
$$;
