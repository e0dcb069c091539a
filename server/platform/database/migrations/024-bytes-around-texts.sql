-- What surrounds the texts of a whole file, and what was kept aside when a string moved, are stored bytes too (022 of
-- docs/decisions). Both are counted from now on where the other bytes are; what is not folded yet is counted here already.

ALTER TABLE sections
  ADD COLUMN envelope_bytes int NOT NULL GENERATED ALWAYS AS (coalesce(octet_length(header), 0)
    + coalesce(octet_length(footer), 0)) STORED;

ALTER TABLE strings DROP COLUMN own_bytes;
ALTER TABLE strings
  ADD COLUMN own_bytes int NOT NULL GENERATED ALWAYS AS (octet_length(text) + octet_length(key) + octet_length(context)
    + coalesce(octet_length(lead), 0) + coalesce(octet_length(raw), 0)
    + coalesce(octet_length(left_frame ->> 'lead'), 0) + coalesce(octet_length(left_frame ->> 'raw'), 0)) STORED;

WITH grown AS (
  SELECT s.project_id, s.id, s.envelope_bytes + coalesce((
    SELECT sum(octet_length(g.left_frame ->> 'lead')) + coalesce(sum(octet_length(g.left_frame ->> 'raw')), 0)
    FROM strings g WHERE g.project_id = s.project_id AND g.section_id = s.id AND g.left_frame IS NOT NULL), 0) AS bytes
  FROM sections s
), of_sections AS (
  UPDATE sections s SET bytes = s.bytes + grown.bytes
  FROM grown WHERE s.project_id = grown.project_id AND s.id = grown.id AND grown.bytes > 0
)
UPDATE projects p SET bytes = p.bytes + grown.bytes
FROM (SELECT project_id, sum(bytes) AS bytes FROM grown GROUP BY project_id) grown
WHERE p.id = grown.project_id AND grown.bytes > 0;
