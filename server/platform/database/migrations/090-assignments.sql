-- Who is to translate which section (docs/decisions/093). It is read together with members and projects, so it is where they are, and goes
-- with the membership.
CREATE TABLE assignments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id bigint NOT NULL,
  section_id bigint NOT NULL,
  user_id bigint NOT NULL,
  -- Who assigned it; the user themselves if they claimed it.
  assigned_by bigint NOT NULL,
  -- The last day, which ends at midnight UTC.
  deadline date,
  at bigint NOT NULL DEFAULT now_ms(),
  -- Which reminders of this deadline are done: 0 none, 1 that of the days before, 2 that of the day itself.
  reminded smallint NOT NULL DEFAULT 0,
  CONSTRAINT assignments_key UNIQUE (project_id, section_id, user_id)
);
SELECT place_table('assignments', 'directory');
ALTER TABLE assignments ADD FOREIGN KEY (project_id, user_id) REFERENCES members ON DELETE CASCADE;
CREATE INDEX assignments_member ON assignments (project_id, user_id);
CREATE INDEX assignments_user ON assignments (user_id, (coalesce(deadline, 'infinity'::date)), id);
CREATE INDEX assignments_due ON assignments (deadline, id) WHERE deadline IS NOT NULL AND reminded < 2;
