-- Sign-ins that failed, by the account that was named, whoever tried (DECISIONS §8). Losing them in a crash harms nobody.
-- `who` is a user, one of a fixed number of places for names that nobody has, or a device.
CREATE UNLOGGED TABLE sign_in_delays (
  who text PRIMARY KEY,
  -- Failures in a row.
  amount int NOT NULL,
  -- When the next may be tried.
  next_at bigint NOT NULL,
  -- When the failures are forgotten.
  expires_at bigint NOT NULL
);
CREATE INDEX sign_in_delays_expiry ON sign_in_delays (expires_at);

-- Devices from which somebody has signed in to an account: its delay is not theirs. The token itself is known to the
-- browser alone.
CREATE TABLE devices (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  seen_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (user_id, token_hash)
);
CREATE INDEX devices_token ON devices (token_hash);
CREATE INDEX devices_seen ON devices (seen_at);
