-- How many strings have translations that need review (translations.27), counted along as the other counters are
-- (docs/decisions/003). What is not folded yet is counted here already, so that its deltas are 0.

ALTER TABLE strings ADD COLUMN review_amount int NOT NULL DEFAULT 0;
ALTER TABLE sections ADD COLUMN strings_needing_review int NOT NULL DEFAULT 0;
ALTER TABLE section_deltas ADD COLUMN strings_needing_review int NOT NULL DEFAULT 0;

UPDATE strings s SET review_amount = inside.amount
FROM (
  SELECT project_id, string_id, count(*) AS amount FROM translations WHERE needs_review GROUP BY project_id, string_id
) inside
WHERE s.project_id = inside.project_id AND s.id = inside.string_id;

UPDATE sections s SET strings_needing_review = inside.strings
FROM (
  SELECT project_id, section_id, count(*) AS strings FROM strings WHERE review_amount > 0 GROUP BY project_id, section_id
) inside
WHERE s.project_id = inside.project_id AND s.id = inside.section_id;

-- What was deleted before is restored with every column; the counters of a section are counted again then.
UPDATE deleted_rows SET content = content || '{"strings_needing_review": 0}' WHERE source = 1;
UPDATE deleted_rows SET content = content || '{"review_amount": 0}' WHERE source = 2;
-- By a cast, because Citus takes no function that isn't immutable here.
UPDATE deleted_rows s SET content = s.content || ('{"review_amount": ' || inside.amount::text || '}')::jsonb
FROM (
  SELECT project_id, event_id, content ->> 'string_id' AS string, count(*) AS amount FROM deleted_rows
  WHERE source = 3 AND (content ->> 'needs_review')::boolean GROUP BY project_id, event_id, content ->> 'string_id'
) inside
WHERE s.source = 2 AND s.project_id = inside.project_id AND s.event_id = inside.event_id AND s.content ->> 'id' = inside.string;
