-- What was deleted and can be restored for some time (docs/decisions/046). A deletion has the id of its log entry.

CREATE TABLE deletions (
  project_id bigint NOT NULL,
  event_id bigint NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  -- 1 section, 2 string, 3 translation, 4 comment, 5 dictionary word.
  kind smallint NOT NULL,
  -- The id of what was deleted, and where it was.
  item_id bigint NOT NULL,
  section_id bigint,
  string_id bigint,
  -- Whose text it was; null for what belongs to the project.
  author_id bigint,
  actor_id bigint NOT NULL,
  -- Whether a site administrator deleted it.
  by_site boolean NOT NULL DEFAULT false,
  -- The beginning of its text or name.
  text text NOT NULL,
  -- What restoring needs besides the rows, and how much was in it.
  data jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (project_id, event_id)
);

-- For each kind by itself: a member sees only some of them.
CREATE INDEX deletions_kind ON deletions (project_id, kind, event_id);
CREATE INDEX deletions_author ON deletions (project_id, author_id, kind, event_id) WHERE author_id IS NOT NULL;
CREATE INDEX deletions_at ON deletions (at);

-- The rows of other tables that a deletion has deleted, without generated columns.
CREATE TABLE deleted_rows (
  project_id bigint NOT NULL,
  event_id bigint NOT NULL,
  -- 1 sections, 2 strings, 3 translations, 4 votes, 5 comments, 6 read_marks, 7 dictionary.
  source smallint NOT NULL,
  nth bigint NOT NULL,
  content jsonb NOT NULL,
  PRIMARY KEY (project_id, event_id, source, nth)
);

SELECT place_table('deletions', 'content');
SELECT place_table('deleted_rows', 'content');

ALTER TABLE deleted_rows ADD FOREIGN KEY (project_id, event_id) REFERENCES deletions (project_id, event_id) ON DELETE CASCADE;
