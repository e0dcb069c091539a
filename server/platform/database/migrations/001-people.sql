-- Accounts and sign-in (SPEC §3 User, Secret code; DECISIONS §8). Every time is in milliseconds since 1970 UTC,
-- as on the wire, so that no reading converts. Lengths are code points, as char_length counts them.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION now_ms() RETURNS bigint LANGUAGE sql VOLATILE PARALLEL SAFE
  RETURN (extract(epoch FROM clock_timestamp()) * 1000)::bigint;

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL CHECK (username ~ '^[a-z_][a-z0-9_]*$' AND char_length(username) BETWEEN 3 AND 32),
  email text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254),
  password_hash text NOT NULL,
  about text NOT NULL DEFAULT '' CHECK (char_length(about) <= 1000),
  avatar_url text NOT NULL DEFAULT '' CHECK (char_length(avatar_url) <= 1000),
  gender text NOT NULL DEFAULT 'hidden' CHECK (gender IN ('hidden', 'male', 'female')),
  limitations int NOT NULL DEFAULT 0 CHECK (limitations >= 0),
  banned boolean NOT NULL DEFAULT false,
  site_admin boolean NOT NULL DEFAULT false,
  created_at bigint NOT NULL DEFAULT now_ms()
);
CREATE UNIQUE INDEX users_username_key ON users (lower(username));
CREATE UNIQUE INDEX users_email_key ON users (lower(email));

-- The token itself is known to the browser alone.
CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at bigint NOT NULL DEFAULT now_ms(),
  expires_at bigint NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE secret_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  phrase text NOT NULL CONSTRAINT secret_codes_phrase_key UNIQUE CHECK (char_length(phrase) BETWEEN 1 AND 100),
  amount int NOT NULL CHECK (amount >= 0),
  -- The last moment at which it still opens the door.
  last_until bigint NOT NULL,
  created_at bigint NOT NULL DEFAULT now_ms()
);

-- Counts of attempts, shared by all servers. Losing them in a crash harms nobody.
CREATE UNLOGGED TABLE attempts (
  who text PRIMARY KEY,
  amount int NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX attempts_expiry ON attempts (expires_at);
