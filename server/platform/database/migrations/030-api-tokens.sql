-- Tokens by which a user's programs make calls in their name. The token itself is known to the user alone; `start` is how it
-- begins, so that they can tell it from others.
CREATE TABLE api_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL CONSTRAINT api_tokens_hash_key UNIQUE,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  scopes text[] NOT NULL CHECK (cardinality(scopes) BETWEEN 1 AND 3),
  start text NOT NULL,
  created_at bigint NOT NULL DEFAULT now_ms(),
  -- Null: never.
  expires_at bigint,
  -- Null: not yet.
  last_used_at bigint
);
CREATE INDEX api_tokens_user ON api_tokens (user_id, id);
CREATE INDEX api_tokens_expiry ON api_tokens (expires_at);
