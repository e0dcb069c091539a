-- The log of a project by kind, member and section, newest first (docs/decisions/050). `NULLS LAST` sets them apart from the key, which
-- read backwards is in the same order but for that: the planner would take it where statistics expect many matches, and read the
-- whole log where they are wrong.
DROP INDEX log_kind;
CREATE INDEX log_kind ON log (w, project_id, id DESC NULLS LAST);
DROP INDEX log_actor;
CREATE INDEX log_actor ON log (actor_id, project_id, id DESC NULLS LAST);
CREATE INDEX log_section ON log (section_id, project_id, id DESC NULLS LAST) WHERE section_id IS NOT NULL;
