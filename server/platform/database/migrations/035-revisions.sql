-- What translations, strings and dictionary entries were, state by state (docs/decisions/036). Like the log they have no foreign
-- keys: those would lock what every save shares, and revisions outlive what they speak of.

-- The key begins with the string, so that one index serves the history of a translation and of all in a string, deleted ones too.
CREATE TABLE translation_revisions (
  project_id bigint NOT NULL,
  string_id bigint NOT NULL,
  translation_id bigint NOT NULL,
  -- The log entry of the change; 0 for a state that is older than the log.
  event_id bigint NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  author_id bigint NOT NULL,
  -- Who made this state; null if nobody knows any more.
  editor_id bigint,
  status smallint NOT NULL,
  deleted boolean NOT NULL,
  text text NOT NULL,
  context text NOT NULL,
  PRIMARY KEY (project_id, string_id, translation_id, event_id)
);

CREATE TABLE string_revisions (
  project_id bigint NOT NULL,
  string_id bigint NOT NULL,
  event_id bigint NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  editor_id bigint,
  deleted boolean NOT NULL,
  section_id bigint NOT NULL,
  text text NOT NULL,
  key text NOT NULL,
  context text NOT NULL,
  max_length int,
  continues boolean NOT NULL,
  PRIMARY KEY (project_id, string_id, event_id)
);

CREATE TABLE entry_revisions (
  project_id bigint NOT NULL,
  entry_id bigint NOT NULL,
  event_id bigint NOT NULL,
  at bigint NOT NULL DEFAULT now_ms(),
  editor_id bigint,
  deleted boolean NOT NULL,
  word text NOT NULL,
  word_key text NOT NULL,
  translate text NOT NULL,
  translate_key text NOT NULL,
  "desc" text NOT NULL,
  PRIMARY KEY (project_id, entry_id, event_id)
);

-- What the log still tells. Where an entry doesn't say a value, it is that of the entry before it: the maximum of the values so far,
-- each behind the id of its entry, is the latest one.

-- Translations: 4 added, 22 edited, 14 approved, 15 unapproved, 28 deleted. Adding tells neither note nor status: both are what
-- their first change found, or what they still are. The newest state of a translation is that of its row.
INSERT INTO translation_revisions (project_id, string_id, translation_id, event_id, at, author_id, editor_id, status, deleted, text,
  context)
WITH entry AS (
  SELECT project_id, string_id, translation_id, id, at, actor_id, w, data -> 'acts' AS acts,
    lag(w) OVER of_translation = 22 AND lag(data #>> '{acts,status,0}') OVER of_translation = '1' AS has_ended
  FROM log WHERE w IN (4, 14, 15, 22, 28) AND string_id IS NOT NULL AND translation_id IS NOT NULL
  WINDOW of_translation AS (PARTITION BY project_id, translation_id ORDER BY id)
), change AS (
  SELECT project_id, string_id, translation_id, id, at, actor_id, w = 28 AS deleted,
    CASE WHEN w <> 28 THEN acts #>> '{text,1}' END AS text, acts #>> '{text,0}' AS text_before,
    acts #>> '{context,1}' AS context, acts #>> '{context,0}' AS context_before,
    -- An edit that ends an approval tells the status itself; the entry after it repeats that there is no approval.
    CASE WHEN w = 14 THEN '1' WHEN w = 15 AND has_ended IS NOT TRUE THEN '0' ELSE acts #>> '{status,1}' END AS status,
    CASE WHEN w = 14 THEN '0' ELSE acts #>> '{status,0}' END AS status_before, lpad(id::text, 20, '0') AS nth
  FROM entry
  UNION ALL
  SELECT project_id, string_id, id, 0, created_at, author_id, false, NULL, NULL, NULL, NULL, NULL, NULL, lpad('', 20, '0')
  FROM translations t
  WHERE NOT EXISTS (SELECT FROM entry e WHERE e.project_id = t.project_id AND e.translation_id = t.id AND e.w = 4)
), told AS (
  SELECT project_id, string_id, translation_id, id, at, actor_id, deleted,
    first_value(actor_id) OVER so_far AS author_id, lead(id) OVER so_far IS NULL AS is_newest,
    coalesce(max(nth || text COLLATE "C") OVER so_far, min(nth || text_before COLLATE "C") OVER always) AS text,
    coalesce(max(nth || context COLLATE "C") OVER so_far, min(nth || context_before COLLATE "C") OVER always) AS context,
    coalesce(max(nth || status COLLATE "C") OVER so_far, min(nth || status_before COLLATE "C") OVER always) AS status
  FROM change
  WINDOW so_far AS (PARTITION BY project_id, translation_id ORDER BY id),
    always AS (PARTITION BY project_id, translation_id ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
), state AS (
  SELECT o.project_id, o.string_id, o.translation_id, o.id, o.at, coalesce(t.author_id, o.author_id) AS author_id, o.actor_id,
    o.deleted, is_newest AND t.id IS NOT NULL AS is_now, t.id IS NOT NULL AS is_there,
    substr(o.text, 21) AS told_text, substr(o.context, 21) AS told_context, substr(o.status, 21)::smallint AS told_status,
    t.text, t.context, CASE WHEN t.id = s.approved_id THEN 1 ELSE -t.initial::int END AS status
  FROM told o
    LEFT JOIN translations t ON t.project_id = o.project_id AND t.id = o.translation_id
    LEFT JOIN strings s ON s.project_id = t.project_id AND s.id = t.string_id
), revision AS (
  SELECT project_id, string_id, translation_id, id, at, author_id, actor_id, deleted,
    CASE WHEN is_now OR told_text IS NULL THEN text ELSE told_text END AS text,
    coalesce(CASE WHEN is_now OR told_context IS NULL THEN context ELSE told_context END, '') AS context,
    coalesce(CASE WHEN is_now OR told_status IS NULL THEN status ELSE told_status END, 0) AS status
  FROM state
), compared AS (
  SELECT *, (text, context, status, deleted) IS DISTINCT FROM (lag(text) OVER so_far, lag(context) OVER so_far,
    lag(status) OVER so_far, lag(deleted) OVER so_far) AS is_other
  FROM revision
  WINDOW so_far AS (PARTITION BY project_id, translation_id ORDER BY id)
)
SELECT project_id, string_id, translation_id, id, at, author_id, actor_id, status, deleted, text, context
FROM compared WHERE is_other AND text IS NOT NULL;

-- Strings: 21 edited, 27 deleted. What a string was is told backwards, from what it is now or was in the end over what each change
-- found. It was added by the next entry (3) of its section, since additions to a section wait for each other.
INSERT INTO string_revisions (project_id, string_id, event_id, at, editor_id, deleted, section_id, text, key, context, max_length,
  continues)
WITH change AS (
  SELECT project_id, string_id, id, at, actor_id, w = 27 AS deleted, lpad(id::text, 20, '0') AS nth,
    CASE WHEN w = 27 THEN section_id::text ELSE data ->> 'left' END AS section,
    data #>> '{acts,text,0}' AS text, data #>> '{acts,key,0}' AS key, data #>> '{acts,context,0}' AS context,
    CASE WHEN data -> 'acts' ? 'max_length' THEN coalesce(data #>> '{acts,max_length,0}', '') END AS max_length,
    data #>> '{acts,continues,0}' AS continues
  FROM log WHERE w IN (21, 27) AND string_id IS NOT NULL
  UNION ALL
  SELECT project_id, id, 0, created_at, NULL, false, '', NULL, NULL, NULL, NULL, NULL, NULL FROM strings
  UNION ALL
  SELECT project_id, string_id, 0, 0, NULL, false, '', NULL, NULL, NULL, NULL, NULL, NULL FROM log WHERE w = 27
), found AS (
  SELECT project_id, string_id, id, at, actor_id, deleted,
    coalesce(min(nth || section COLLATE "C") OVER later, CASE WHEN deleted THEN nth || section END) AS section,
    coalesce(min(nth || text COLLATE "C") OVER later, CASE WHEN deleted THEN nth || text END) AS text,
    min(nth || key COLLATE "C") OVER later AS key, min(nth || context COLLATE "C") OVER later AS context,
    min(nth || max_length COLLATE "C") OVER later AS max_length, min(nth || continues COLLATE "C") OVER later AS continues
  FROM change
  WINDOW later AS (PARTITION BY project_id, string_id ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
), state AS (
  SELECT f.project_id, f.string_id, f.id, f.at, f.actor_id, f.deleted, coalesce(substr(f.section, 21)::bigint, s.section_id) AS section_id,
    coalesce(substr(f.text, 21), s.text) AS text, coalesce(substr(f.key, 21), s.key, '') AS key,
    coalesce(substr(f.context, 21), s.context, '') AS context,
    CASE WHEN f.max_length IS NULL THEN s.max_length ELSE nullif(substr(f.max_length, 21), '')::int END AS max_length,
    coalesce(substr(f.continues, 21)::boolean, s.continues, false) AS continues
  FROM found f LEFT JOIN strings s ON s.project_id = f.project_id AND s.id = f.string_id
), compared AS (
  SELECT *, (section_id, text, key, context, max_length, continues, deleted) IS DISTINCT FROM (lag(section_id) OVER so_far,
    lag(text) OVER so_far, lag(key) OVER so_far, lag(context) OVER so_far, lag(max_length) OVER so_far, lag(continues) OVER so_far,
    lag(deleted) OVER so_far) AS is_other
  FROM state
  WINDOW so_far AS (PARTITION BY project_id, string_id ORDER BY id)
), added AS (
  -- Of a deleted string nobody knows when it was added.
  SELECT project_id, string_id, section_id, at, NULL::bigint AS event_id FROM compared WHERE id = 0 AND at > 0
  UNION ALL
  SELECT project_id, NULL, section_id, at, id FROM log WHERE w = 3
), addition AS (
  SELECT project_id, string_id, min(event_id) OVER (
    PARTITION BY project_id, section_id ORDER BY at DESC, (string_id IS NOT NULL) RANGE UNBOUNDED PRECEDING) AS event_id
  FROM added
)
SELECT c.project_id, c.string_id, coalesce(a.event_id, c.id), c.at, coalesce(c.actor_id, l.actor_id), c.deleted, c.section_id, c.text, c.key,
  c.context, c.max_length, c.continues
FROM compared c
  LEFT JOIN addition a ON c.id = 0 AND a.project_id = c.project_id AND a.string_id = c.string_id
  LEFT JOIN log l ON l.project_id = a.project_id AND l.id = a.event_id
WHERE c.is_other AND c.text IS NOT NULL AND c.section_id IS NOT NULL;

-- Dictionary entries as they are, from the entry that made them so (16 added, 24 edited), which is the next one: writes to a dictionary
-- wait for each other. What they were is in the log alone, by their words: it doesn't name them.
INSERT INTO entry_revisions (project_id, entry_id, event_id, at, editor_id, deleted, word, word_key, translate, translate_key, "desc")
WITH written AS (
  SELECT project_id, id AS entry_id, updated_at AS at, NULL::bigint AS event_id FROM dictionary
  UNION ALL
  SELECT project_id, NULL, at, id FROM log WHERE w IN (16, 24)
), writing AS (
  SELECT project_id, entry_id, min(event_id) OVER (
    PARTITION BY project_id ORDER BY at DESC, (entry_id IS NOT NULL) RANGE UNBOUNDED PRECEDING) AS event_id
  FROM written
)
SELECT d.project_id, d.id, coalesce(w.event_id, 0), d.updated_at, l.actor_id, false, d.word, d.word_key, d.translate, d.translate_key,
  d."desc"
FROM dictionary d
  JOIN writing w ON w.project_id = d.project_id AND w.entry_id = d.id
  LEFT JOIN log l ON l.project_id = w.project_id AND l.id = w.event_id;

-- A translation as it is in the database now. A statement that has waited for its string would otherwise store as a revision what
-- it saw when it began.
CREATE FUNCTION translation_now(of_project bigint, of_translation bigint) RETURNS SETOF translations LANGUAGE sql VOLATILE
BEGIN ATOMIC
  SELECT * FROM translations WHERE project_id = of_project AND id = of_translation;
END;
