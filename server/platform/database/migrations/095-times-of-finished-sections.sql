-- When the last string of a section got its translation, for those who follow a project by its feed. Of earlier ones only the last
-- change is known.
ALTER TABLE finished_sections ADD COLUMN at bigint NOT NULL DEFAULT 0;
UPDATE finished_sections f SET at = s.last_update FROM sections s
WHERE s.project_id = f.project_id AND s.id = f.section_id AND s.last_update IS NOT NULL;
-- Not with the column: where tables are distributed, servers would have to fill it by their own clocks.
ALTER TABLE finished_sections ALTER COLUMN at SET DEFAULT now_ms();
