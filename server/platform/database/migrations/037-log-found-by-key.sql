-- As with the indexes of 028: PostgreSQL 15 takes these for as good as the key where it looks for entries by their ids.
DROP INDEX log_kind;
CREATE INDEX log_kind ON log (w, project_id, id);

DROP INDEX log_actor;
CREATE INDEX log_actor ON log (actor_id, project_id, id);
