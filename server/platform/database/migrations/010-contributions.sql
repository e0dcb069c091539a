-- What was added when and by whom: translations (4), approvals (14) and comments (17) over the last days, read from the
-- index alone.
CREATE INDEX log_contributions ON log (project_id, at, w, actor_id) WHERE w IN (4, 14, 17);
