-- The directory of projects: who is where with which role (SPEC §3 Project, Member, Invite).

CREATE TABLE projects (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  handle text NOT NULL CHECK (handle ~ '^[a-z_][a-z0-9_]*$' AND char_length(handle) BETWEEN 4 AND 100),
  name text NOT NULL CHECK (char_length(name) BETWEEN 4 AND 100),
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 1000),
  recomendations text NOT NULL DEFAULT '' CHECK (char_length(recomendations) <= 4000),
  cover_url text NOT NULL DEFAULT '' CHECK (char_length(cover_url) <= 1000),
  source_lang text NOT NULL,
  target_lang text NOT NULL,
  visibility text NOT NULL CHECK (visibility IN ('public', 'private', 'closed')),
  status text NOT NULL DEFAULT 'opened' CHECK (status IN ('opened', 'closed', 'frozen')),
  created_at bigint NOT NULL DEFAULT now_ms(),
  updated_at bigint NOT NULL DEFAULT now_ms(),
  -- When anything was last done in it: folded from section_deltas, so it may be seconds behind.
  last_update bigint NOT NULL DEFAULT now_ms(),
  CHECK (source_lang <> target_lang)
);
CREATE UNIQUE INDEX projects_handle_key ON projects (lower(handle));
CREATE UNIQUE INDEX projects_name_key ON projects (lower(normalize(name, NFC)));
CREATE INDEX projects_name_part ON projects USING gin (lower(name) gin_trgm_ops);
CREATE INDEX projects_latest ON projects (last_update DESC, id DESC);

CREATE TABLE members (
  project_id bigint NOT NULL REFERENCES projects ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users,
  role_id smallint NOT NULL CHECK (role_id BETWEEN 0 AND 5),
  joined_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (project_id, user_id)
);
CREATE INDEX members_user ON members (user_id, project_id);
CREATE UNIQUE INDEX members_owner_key ON members (project_id) WHERE role_id = 0;

-- Open ones only: an answered invite is gone. It is a request when the inviter is the user (SPEC §3).
CREATE TABLE invites (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id bigint NOT NULL REFERENCES projects ON DELETE CASCADE,
  user_id bigint NOT NULL REFERENCES users,
  inviter_id bigint NOT NULL REFERENCES users,
  created_at bigint NOT NULL DEFAULT now_ms(),
  CONSTRAINT invites_open_key UNIQUE (project_id, user_id)
);
CREATE INDEX invites_user ON invites (user_id);
