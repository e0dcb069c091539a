-- What a request with an Idempotency-Key did, written by the transaction that did it: the same request again answers that, and
-- does nothing twice. A result is null only inside the transaction.
CREATE TABLE idempotency_keys (
  project_id bigint NOT NULL,
  user_id bigint NOT NULL,
  key_hash bytea NOT NULL,
  body_hash bytea NOT NULL,
  result jsonb,
  created_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (project_id, user_id, key_hash)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
