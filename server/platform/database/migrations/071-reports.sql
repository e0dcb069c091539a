-- What users reported to the site administrators (docs/decisions/081). Neither table refers to a row: what is reported may be on another
-- server, and may be gone before it is decided. `key` names what is reported, so that it is one case while it is open.
CREATE TABLE report_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL,
  target text NOT NULL,
  project_id bigint,
  section_id bigint,
  string_id bigint,
  translation_id bigint,
  comment_id bigint,
  author_id bigint,
  -- Its text when it was first reported.
  text text NOT NULL DEFAULT '',
  created_at bigint NOT NULL DEFAULT now_ms(),
  decision text,
  decided_at bigint,
  decided_by bigint,
  decision_note text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX report_cases_open ON report_cases (key) WHERE decision IS NULL;
CREATE INDEX report_cases_queue ON report_cases ((decision IS NULL), id);
CREATE INDEX report_cases_project ON report_cases (project_id) WHERE project_id IS NOT NULL;
CREATE INDEX report_cases_author ON report_cases (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX report_cases_decided ON report_cases (decided_at) WHERE decided_at IS NOT NULL;

CREATE TABLE reports (
  case_id bigint NOT NULL,
  reporter_id bigint NOT NULL,
  reason text NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (case_id, reporter_id)
);
CREATE INDEX reports_reporter ON reports (reporter_id, created_at);
