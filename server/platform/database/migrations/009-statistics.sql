-- What reading a log by kind, and counting who did what, walks instead of whole tables (DESIGN §4).

-- One kind of deed, newest first.
CREATE INDEX log_kind ON log (project_id, w, id);
-- Approvals (14) and changes of translations' texts (22), which are counted nowhere else.
CREATE INDEX log_deeds ON log (project_id, section_id, actor_id, w)
  WHERE w = 14 OR (w = 22 AND data -> 'acts' ? 'text');
-- The last name of a section that is gone.
CREATE INDEX log_deleted_section ON log (project_id, section_id) WHERE w = 26;

-- Votes by who cast them, with the sign, so that counting them reads the index alone.
DROP INDEX votes_user;
CREATE INDEX votes_user ON votes (project_id, user_id, is_minus);
