-- Passkeys (docs/decisions/090): credentials of a user's devices, with the public key of each, and how often its device says that it was
-- used. Some devices don't count: 0 then.
CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL,
  credential_id bytea NOT NULL CHECK (octet_length(credential_id) BETWEEN 1 AND 1023),
  public_key bytea NOT NULL CHECK (octet_length(public_key) BETWEEN 1 AND 2048),
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  created_at bigint NOT NULL DEFAULT now_ms(),
  used_at bigint
);
SELECT place_table('passkeys', 'directory');
CREATE UNIQUE INDEX passkeys_credential ON passkeys (credential_id);
CREATE INDEX passkeys_user ON passkeys (user_id, id);

-- What a device has to sign. Each is bound to who asked for it, by the hash of a token: a session that adds a passkey, a sign-in that
-- waits for its second factor, or a sign-in by a passkey alone.
CREATE TABLE passkey_challenges (
  bound_to bytea NOT NULL PRIMARY KEY,
  challenge bytea NOT NULL,
  expires_at bigint NOT NULL
);
SELECT place_table('passkey_challenges', 'directory');
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
