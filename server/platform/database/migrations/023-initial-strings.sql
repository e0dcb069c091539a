-- How many strings have drafts alone, which a bar shows apart from those with a regular translation. Counted along as the
-- other counters are (docs/decisions/003). What is not folded yet is counted here already, so that its deltas are 0.

ALTER TABLE sections ADD COLUMN strings_initial int NOT NULL DEFAULT 0;
ALTER TABLE section_deltas ADD COLUMN strings_initial int NOT NULL DEFAULT 0;

UPDATE sections s SET strings_initial = inside.strings
FROM (
  SELECT project_id, section_id, count(*) AS strings FROM strings
  WHERE translations_amount > 0 AND regular_amount = 0 AND approved_id IS NULL
  GROUP BY project_id, section_id
) inside
WHERE s.project_id = inside.project_id AND s.id = inside.section_id;
