-- Findings of checks that members have dismissed (docs/decisions/124): in a string, or in the whole project, where string_id is null.
CREATE TABLE check_dismissals (
  project_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  string_id bigint,
  check_id text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('here', 'string', 'word', 'project')),
  -- The fingerprint of the finding, or the words that it is about; empty for a whole check.
  what text NOT NULL CHECK (char_length(what) <= 500),
  reason text NOT NULL CHECK (char_length(reason) <= 200),
  user_id bigint NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (project_id, id),
  CHECK ((string_id IS NOT NULL) = (scope IN ('here', 'string')))
);
SELECT place_table('check_dismissals', 'content');
ALTER TABLE check_dismissals ADD FOREIGN KEY (project_id, string_id) REFERENCES strings ON DELETE CASCADE;
ALTER TABLE check_dismissals ADD FOREIGN KEY (project_id) REFERENCES projects ON DELETE CASCADE;
ALTER TABLE check_dismissals ADD FOREIGN KEY (user_id) REFERENCES users;
CREATE UNIQUE INDEX check_dismissals_string ON check_dismissals (project_id, string_id, check_id, scope, what)
  WHERE string_id IS NOT NULL;
CREATE UNIQUE INDEX check_dismissals_project ON check_dismissals (project_id, check_id, scope, what) WHERE string_id IS NULL;
-- How often a finding was dismissed.
CREATE INDEX check_dismissals_alike ON check_dismissals (project_id, check_id, what) WHERE scope = 'here';
CREATE INDEX check_dismissals_user ON check_dismissals (user_id, project_id);
