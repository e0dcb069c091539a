-- What reading a project as it was needs and neither revisions nor the log have (docs/decisions/057). Like these, the tables have no
-- foreign keys. What is there now is stored with event 0: from this moment on the past of existing projects is exact.

-- What the order of strings in a section was, and that of sections in a project. A change takes ids out of the order, and puts
-- `placed` back in from an index on.
CREATE TABLE order_changes (
  project_id bigint NOT NULL,
  -- 0: the order of the project's sections.
  section_id bigint NOT NULL,
  event_id bigint NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  -- From time to time the whole order, as it was before the change or after it: the change makes the same of both.
  base bigint[],
  -- From 1, among the others; null at the end.
  index int,
  placed bigint[] NOT NULL DEFAULT '{}',
  removed bigint[] NOT NULL DEFAULT '{}',
  -- How many there are after it.
  amount int NOT NULL,
  -- How many ids the changes since the last whole order have.
  weight int NOT NULL,
  PRIMARY KEY (project_id, section_id, event_id)
);

CREATE TABLE section_revisions (
  project_id bigint NOT NULL,
  section_id bigint NOT NULL,
  event_id bigint NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  editor_id bigint,
  deleted boolean NOT NULL,
  name text NOT NULL,
  translated_name text,
  type text NOT NULL,
  splitting text,
  format text,
  PRIMARY KEY (project_id, section_id, event_id)
);

-- The votes on a translation after each change of their number. Without a row there were none.
CREATE TABLE vote_counts (
  project_id bigint NOT NULL,
  string_id bigint NOT NULL,
  translation_id bigint NOT NULL,
  event_id bigint NOT NULL,
  votes_plus int NOT NULL,
  votes_minus int NOT NULL,
  PRIMARY KEY (project_id, string_id, translation_id, event_id)
);

SELECT place_table('order_changes', 'content');
SELECT place_table('section_revisions', 'content');
SELECT place_table('vote_counts', 'content');

INSERT INTO order_changes (project_id, section_id, event_id, base, amount, weight)
SELECT project_id, section_id, 0, array_agg(id ORDER BY place, id), count(*), 0 FROM strings GROUP BY project_id, section_id;

-- Restored sections go on from the order that they had.
INSERT INTO order_changes (project_id, section_id, event_id, base, amount, weight)
SELECT project_id, (content ->> 'section_id')::bigint, 0,
  array_agg((content ->> 'id')::bigint ORDER BY (content ->> 'place')::bigint, (content ->> 'id')::bigint), count(*), 0
FROM deleted_rows r WHERE source = 2 AND EXISTS (
  SELECT FROM deletions d WHERE d.project_id = r.project_id AND d.event_id = r.event_id AND d.kind = 1)
GROUP BY project_id, content ->> 'section_id';

-- A row for each project, also for one without sections: its time says from when on.
INSERT INTO order_changes (project_id, section_id, event_id, base, amount, weight)
SELECT project_id, 0, 0, coalesce(array_agg(id ORDER BY num, id) FILTER (WHERE id > 0), '{}'), count(*) FILTER (WHERE id > 0), 0
FROM (SELECT project_id, id, num FROM sections UNION ALL SELECT id, 0, 0 FROM projects) every
GROUP BY project_id;

INSERT INTO section_revisions (project_id, section_id, event_id, deleted, name, translated_name, type, splitting, format)
SELECT project_id, id, 0, false, name, translated_name, type, splitting, format FROM sections;

INSERT INTO vote_counts (project_id, string_id, translation_id, event_id, votes_plus, votes_minus)
SELECT project_id, string_id, id, 0, votes_plus, votes_minus FROM translations WHERE votes_plus + votes_minus > 0
UNION ALL
SELECT project_id, (content ->> 'string_id')::bigint, (content ->> 'id')::bigint, 0, (content ->> 'votes_plus')::int,
  (content ->> 'votes_minus')::int
FROM deleted_rows WHERE source = 3 AND (content ->> 'votes_plus')::int + (content ->> 'votes_minus')::int > 0;
