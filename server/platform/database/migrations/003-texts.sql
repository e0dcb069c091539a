-- A project's content. Every key begins with project_id and every query names it, so that these tables can be
-- hash-partitioned or distributed by project. No project's content refers to another's.

CREATE TABLE sections (
  project_id bigint NOT NULL REFERENCES projects ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  num int NOT NULL,
  type text NOT NULL DEFAULT 'text' CHECK (type IN ('text', 'json', 'special_json')),
  splitting text CHECK (splitting IN ('lines', 'paragraphs', 'subtitles')),
  created_at bigint NOT NULL DEFAULT now_ms(),
  -- Counters as of the last folding of section_deltas; what a reader shows is these plus the deltas since.
  strings_amount int NOT NULL DEFAULT 0,
  strings_translated int NOT NULL DEFAULT 0,
  strings_approved int NOT NULL DEFAULT 0,
  translations_amount int NOT NULL DEFAULT 0,
  last_update bigint,
  PRIMARY KEY (project_id, id)
);
CREATE INDEX sections_order ON sections (project_id, num, id);

-- What each write changed in its section's counters. Appended instead of updating the section, which every save
-- would have to lock; folded into it now and then. No foreign key: it too would lock the section, and folding
-- sweeps out what a deleted section left.
CREATE TABLE section_deltas (
  project_id bigint NOT NULL,
  section_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  strings_amount int NOT NULL,
  strings_translated int NOT NULL,
  strings_approved int NOT NULL,
  translations_amount int NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (project_id, section_id, id)
);

-- Sorts and filters of the editor read their sections by strings_order; see docs/decisions/008 on texts.
-- fillfactor: a save updates its string's counters, none of which is indexed, so the new row stays on its page
-- and no index is written (a HOT update).
CREATE TABLE strings (
  project_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  section_id bigint NOT NULL,
  -- Order in the section, with gaps: an insertion takes a number between its neighbours.
  place bigint NOT NULL,
  text text NOT NULL CHECK (text <> '' AND char_length(text) <= 2000),
  key text NOT NULL DEFAULT '' CHECK (char_length(key) <= 500),
  context text NOT NULL DEFAULT '' CHECK (char_length(context) <= 1000),
  max_length int CHECK (max_length BETWEEN 1 AND 2000),
  created_at bigint NOT NULL DEFAULT now_ms(),
  updated_at bigint NOT NULL DEFAULT now_ms(),
  approved_id bigint,
  translations_amount int NOT NULL DEFAULT 0 CHECK (translations_amount >= 0),
  -- Of these, the ones that are not initial: with approved_id they say the string's state.
  regular_amount int NOT NULL DEFAULT 0 CHECK (regular_amount BETWEEN 0 AND translations_amount),
  votes_plus int NOT NULL DEFAULT 0 CHECK (votes_plus >= 0),
  votes_minus int NOT NULL DEFAULT 0 CHECK (votes_minus >= 0),
  comments_amount int NOT NULL DEFAULT 0 CHECK (comments_amount >= 0),
  last_translation_at bigint,
  PRIMARY KEY (project_id, id),
  CONSTRAINT strings_section_fkey FOREIGN KEY (project_id, section_id) REFERENCES sections ON DELETE CASCADE
) WITH (fillfactor = 80);
CREATE INDEX strings_order ON strings (project_id, section_id, place, id);
CREATE INDEX strings_key ON strings (project_id, key) WHERE key <> '';

CREATE TABLE translations (
  project_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  string_id bigint NOT NULL,
  text text NOT NULL CHECK (text <> '' AND char_length(text) <= 2000),
  context text NOT NULL DEFAULT '' CHECK (char_length(context) <= 1000),
  -- Status -1 of SPEC §4; 1 is what the string's approved_id says, so that at most one can be.
  initial boolean NOT NULL,
  author_id bigint NOT NULL REFERENCES users,
  editor_id bigint REFERENCES users,
  created_at bigint NOT NULL DEFAULT now_ms(),
  updated_at bigint NOT NULL DEFAULT now_ms(),
  votes_plus int NOT NULL DEFAULT 0 CHECK (votes_plus >= 0),
  votes_minus int NOT NULL DEFAULT 0 CHECK (votes_minus >= 0),
  PRIMARY KEY (project_id, id),
  CONSTRAINT translations_string_key UNIQUE (project_id, string_id, id),
  CONSTRAINT translations_string_fkey FOREIGN KEY (project_id, string_id) REFERENCES strings ON DELETE CASCADE
) WITH (fillfactor = 90);
CREATE INDEX translations_author ON translations (project_id, author_id);

-- The approved one is a translation of this very string.
ALTER TABLE strings ADD CONSTRAINT strings_approved_fkey
  FOREIGN KEY (project_id, id, approved_id) REFERENCES translations (project_id, string_id, id)
  ON DELETE SET NULL (approved_id);
CREATE INDEX strings_approved ON strings (project_id, approved_id) WHERE approved_id IS NOT NULL;

CREATE TABLE votes (
  project_id bigint NOT NULL,
  translation_id bigint NOT NULL,
  user_id bigint NOT NULL REFERENCES users,
  is_minus boolean NOT NULL,
  created_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (project_id, translation_id, user_id),
  CONSTRAINT votes_translation_fkey
    FOREIGN KEY (project_id, translation_id) REFERENCES translations ON DELETE CASCADE
);
CREATE INDEX votes_user ON votes (project_id, user_id);
