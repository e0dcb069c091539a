-- Browsers that show notices of their user (docs/decisions/091). Each belongs to a session, by the hash of its token, and is of no use after
-- it. These tables are on the coordinator, as notices are.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL,
  session_hash bytea NOT NULL,
  endpoint text NOT NULL CHECK (char_length(endpoint) BETWEEN 1 AND 1000),
  p256dh bytea NOT NULL CHECK (octet_length(p256dh) = 65),
  auth bytea NOT NULL CHECK (octet_length(auth) = 16),
  user_agent text NOT NULL DEFAULT '',
  created_at bigint NOT NULL DEFAULT now_ms()
);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (endpoint);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- Notices that wait to be sent to a browser; `next_at` is when they may be tried next.
CREATE TABLE push_messages (
  subscription_id bigint NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  notification_id bigint NOT NULL,
  tries int NOT NULL DEFAULT 0,
  next_at bigint NOT NULL DEFAULT now_ms(),
  created_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (subscription_id, notification_id)
);
CREATE INDEX push_messages_due ON push_messages (next_at);
