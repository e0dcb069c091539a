-- Links by which people join a project: whoever has one becomes a member with its role. The token is stored as it is, so that
-- a manager can copy a link again: docs/decisions/028.
CREATE TABLE invite_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id bigint NOT NULL REFERENCES projects ON DELETE CASCADE,
  token text NOT NULL CHECK (char_length(token) = 32),
  role_id smallint NOT NULL CHECK (role_id BETWEEN 1 AND 5),
  maker_id bigint NOT NULL REFERENCES users,
  created_at bigint NOT NULL DEFAULT now_ms(),
  -- Null: never.
  expires_at bigint,
  -- Null: as often as people join.
  most_uses int CHECK (most_uses > 0),
  uses int NOT NULL DEFAULT 0 CHECK (uses BETWEEN 0 AND coalesce(most_uses, uses))
);
CREATE UNIQUE INDEX invite_links_token_key ON invite_links (token);
CREATE INDEX invite_links_project ON invite_links (project_id, id);

-- Open requests, which are counted for those who can answer them on every page.
CREATE INDEX invites_requests ON invites (project_id) WHERE user_id = inviter_id;

-- The last translation of a user, where they go on.
DROP INDEX translations_author;
CREATE INDEX translations_author ON translations (project_id, author_id, id);
