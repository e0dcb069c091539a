-- What the subtitles of a project are checked by (subtitles.12), null for no limit; at first what Netflix asks for.
ALTER TABLE projects ADD COLUMN cue_line_length int DEFAULT 42;
ALTER TABLE projects ADD COLUMN cue_lines int DEFAULT 2;
ALTER TABLE projects ADD COLUMN cue_speed int DEFAULT 17;
ALTER TABLE projects ADD COLUMN cue_min_duration int DEFAULT 833;
ALTER TABLE projects ADD COLUMN cue_max_duration int DEFAULT 7000;
ALTER TABLE projects ADD COLUMN cue_min_gap int DEFAULT 83;

-- When the translation of a cue is shown, if not when its source is, in milliseconds. What was deleted before is restored without,
-- because a missing value is null; so are its revisions.
ALTER TABLE strings ADD COLUMN target_start int;
ALTER TABLE strings ADD COLUMN target_end int;
ALTER TABLE string_revisions ADD COLUMN target_start int;
ALTER TABLE string_revisions ADD COLUMN target_end int;
