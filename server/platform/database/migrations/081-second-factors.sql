-- Second factors (docs/decisions/087). The secret of one-time codes is encrypted; `pending` is one that is not confirmed by a code yet.
-- `last_step` is the time step of the code that was used last, so that no code is used twice.
CREATE TABLE second_factors (
  user_id bigint NOT NULL PRIMARY KEY,
  secret bytea,
  since bigint,
  last_step bigint NOT NULL DEFAULT 0,
  pending bytea,
  pending_at bigint
);
SELECT place_table('second_factors', 'directory');

-- Codes for a user without their device, each for one use, as hashes.
CREATE TABLE recovery_codes (
  user_id bigint NOT NULL,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
SELECT place_table('recovery_codes', 'directory');

-- Sign-ins that wait for their second factor, with what was chosen at the first step.
CREATE TABLE pending_sign_ins (
  token_hash bytea NOT NULL PRIMARY KEY,
  user_id bigint NOT NULL,
  password_hash text NOT NULL,
  choices jsonb NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  expires_at bigint NOT NULL
);
SELECT place_table('pending_sign_ins', 'directory');
CREATE INDEX pending_sign_ins_user ON pending_sign_ins (user_id);
CREATE INDEX pending_sign_ins_expiry ON pending_sign_ins (expires_at);

-- The key that secrets are encrypted with where the setting SECRET_KEY has none.
CREATE TABLE service_keys (
  name text NOT NULL PRIMARY KEY,
  key bytea NOT NULL
);
SELECT place_table('service_keys', 'directory');
