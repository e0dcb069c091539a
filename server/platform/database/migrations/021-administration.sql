-- A project that the site's administrators have hidden: since when, by whom and why. Everyone but its owner and them finds
-- nothing there.

ALTER TABLE projects
  ADD COLUMN hidden_at bigint,
  ADD COLUMN hidden_by bigint REFERENCES users,
  ADD COLUMN hidden_reason text NOT NULL DEFAULT '' CHECK (char_length(hidden_reason) <= 1000);
CREATE INDEX projects_hidden ON projects (id DESC) WHERE hidden_at IS NOT NULL;

CREATE INDEX users_site_admins ON users (id) WHERE site_admin;

-- 38 and 39, hiding and restoring a project, stand in its own log and in the site's; 40 to 42 are removals.
ALTER TABLE log DROP CONSTRAINT log_w_check, ADD CONSTRAINT log_w_check CHECK (w BETWEEN 1 AND 34 OR w IN (38, 39));
ALTER TABLE site_log DROP CONSTRAINT site_log_w_check,
  ADD CONSTRAINT site_log_w_check CHECK (w = 0 OR w BETWEEN 35 AND 42);
