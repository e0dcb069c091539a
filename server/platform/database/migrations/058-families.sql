-- Projects with one source, each in another language (docs/decisions/067). The family of a deleted project stays, in case that it is
-- restored. Citus takes no column with a constraint beside another one.
CREATE TABLE families (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at bigint NOT NULL DEFAULT now_ms()
);
SELECT place_table('families', 'directory');

ALTER TABLE projects ADD COLUMN family_id bigint;
ALTER TABLE projects ADD CONSTRAINT projects_family_fkey FOREIGN KEY (family_id) REFERENCES families;
CREATE UNIQUE INDEX projects_family_language_key ON projects (family_id, target_lang) WHERE deleted_at IS NULL;

-- The number that copies of a section or string in other languages share; null for its own id. It is no reference: it stays when
-- the first one is gone. What was deleted before is restored without, because a missing value is null.
ALTER TABLE sections ADD COLUMN source_id bigint;
ALTER TABLE strings ADD COLUMN source_id bigint;

-- Bringing the source of some sections from another project of the family to this one, section by section.
CREATE TABLE language_tasks (
  project_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  origin_id bigint NOT NULL,
  actor_id bigint NOT NULL,
  -- Sections of the other project, in the order in which they are handled.
  sections bigint[] NOT NULL,
  -- Whether sections that the project lacks are added, and strings that the source lacks are deleted.
  adds_sections boolean NOT NULL,
  removes_missing boolean NOT NULL,
  done int NOT NULL DEFAULT 0,
  -- How many sections had each outcome, and what was done with the first of those that weren't as their source already.
  counts jsonb NOT NULL DEFAULT '{}',
  results jsonb NOT NULL DEFAULT '[]',
  created_at bigint NOT NULL DEFAULT now_ms(),
  ended_at bigint,
  -- Why it ended before its end.
  refused text,
  PRIMARY KEY (project_id, id)
);
SELECT place_table('language_tasks', 'content');

CREATE INDEX strings_source ON strings (project_id, source_id) WHERE source_id IS NOT NULL;
