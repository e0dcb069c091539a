-- Links by which a user chooses a new password, once (DECISIONS §8). One open link a user: a new one takes the old one's
-- place. The token itself is in the link alone.
CREATE TABLE password_links (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT password_links_token_key UNIQUE,
  created_at bigint NOT NULL DEFAULT now_ms(),
  expires_at bigint NOT NULL
);
CREATE INDEX password_links_expiry ON password_links (expires_at);
