-- How many bytes of text are stored, for the quotas (docs/decisions/022), counted along as the other counters are (003): by
-- string, by section with deltas, and by project, which sums its sections and its dictionary as of the last folding.

ALTER TABLE strings
  -- Its own texts, and what stands around them in its file.
  ADD COLUMN own_bytes int NOT NULL GENERATED ALWAYS AS (octet_length(text) + octet_length(key) + octet_length(context)
    + coalesce(octet_length(lead), 0) + coalesce(octet_length(raw), 0)) STORED,
  -- Its translations and comments.
  ADD COLUMN inner_bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE sections ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE section_deltas ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE projects
  ADD COLUMN strings_amount bigint NOT NULL DEFAULT 0,
  ADD COLUMN bytes bigint NOT NULL DEFAULT 0;

UPDATE strings s SET inner_bytes = inside.bytes
FROM (
  SELECT project_id, string_id, sum(bytes) AS bytes FROM (
    SELECT project_id, string_id, octet_length(text) + octet_length(context) AS bytes FROM translations
    UNION ALL
    SELECT project_id, string_id, octet_length(text) FROM comments
  ) texts GROUP BY project_id, string_id
) inside
WHERE s.project_id = inside.project_id AND s.id = inside.string_id AND inside.bytes > 0;

UPDATE sections s SET bytes = inside.bytes
FROM (SELECT project_id, section_id, sum(own_bytes + inner_bytes) AS bytes FROM strings GROUP BY project_id, section_id) inside
WHERE s.project_id = inside.project_id AND s.id = inside.section_id;

UPDATE projects p SET strings_amount = inside.strings, bytes = inside.bytes
FROM (
  SELECT project_id, sum(strings) AS strings, sum(bytes) AS bytes FROM (
    SELECT project_id, strings_amount AS strings, bytes FROM sections
    UNION ALL
    SELECT project_id, 0, octet_length(word) + octet_length(word_key) + octet_length(translate) + octet_length(translate_key)
      + octet_length("desc") FROM dictionary
  ) parts GROUP BY project_id
) inside
WHERE p.id = inside.project_id;
