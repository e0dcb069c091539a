-- Webhooks of projects (docs/decisions/084). Both tables are on the coordinator alone, with the jobs that send; they refer to no row,
-- and the purge of a project deletes its rows.

CREATE TABLE webhooks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  project_id bigint NOT NULL,
  -- Who answers for it: it sends only while they manage the project.
  owner_id bigint NOT NULL,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  -- The groups of events that it is sent.
  groups text[] NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  -- Why the service disabled it.
  disabled_because text,
  -- Secrets sign, so they are stored as they are. The former one signs too until a moment.
  secret text NOT NULL,
  former_secret text,
  former_until bigint,
  created_at bigint NOT NULL DEFAULT now_ms(),
  -- Since when every try has failed.
  failing_since bigint,
  -- Until when a run has it, which then sends its messages, and when it was paused because tries failed in a row.
  busy_until bigint NOT NULL DEFAULT 0,
  paused_until bigint NOT NULL DEFAULT 0,
  -- How many messages were left out because too many waited.
  dropped int NOT NULL DEFAULT 0
);
CREATE INDEX webhooks_project ON webhooks (project_id, id);
CREATE INDEX webhooks_owner ON webhooks (owner_id);

CREATE TABLE webhook_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id bigint NOT NULL,
  project_id bigint NOT NULL,
  -- What the receiver tells repetitions by.
  message_id text NOT NULL DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type text NOT NULL,
  body text NOT NULL,
  created_at bigint NOT NULL DEFAULT now_ms(),
  state text NOT NULL DEFAULT 'waiting',
  -- All tries, and the failed ones since it was made or sent again.
  tries int NOT NULL DEFAULT 0,
  failed int NOT NULL DEFAULT 0,
  next_at bigint NOT NULL DEFAULT now_ms(),
  -- The last try.
  tried_at bigint,
  duration int,
  status int,
  problem text,
  response text
);
CREATE INDEX webhook_messages_webhook ON webhook_messages (webhook_id, id);
CREATE INDEX webhook_messages_waiting ON webhook_messages (webhook_id, next_at) WHERE state = 'waiting';
CREATE INDEX webhook_messages_due ON webhook_messages (next_at) WHERE state = 'waiting';
CREATE INDEX webhook_messages_project ON webhook_messages (project_id);
CREATE INDEX webhook_messages_age ON webhook_messages (created_at);

-- What happened before is sent to nobody.
INSERT INTO event_cursors (project_id, consumer, position) SELECT project_id, 'webhooks', position FROM event_heads;
