-- Deleted accounts (docs/decisions/080). A deleted user keeps their row, which their texts and the log refer to, with a name that nobody
-- can choose. The hash of the former name reserves it for some time.
ALTER TABLE users ADD COLUMN deleted_at bigint;
ALTER TABLE users ADD COLUMN former_name_hash bytea;
ALTER TABLE users DROP CONSTRAINT users_username_check;
ALTER TABLE users ADD CONSTRAINT users_username_check CHECK (char_length(username) BETWEEN 3 AND 32);
ALTER TABLE users ADD CONSTRAINT users_username_form_check
  CHECK (username ~ '^[a-z_][a-z0-9_]*$' OR (deleted_at IS NOT NULL AND username = 'deleted-' || id));
CREATE INDEX users_former_name ON users (former_name_hash) WHERE former_name_hash IS NOT NULL;

-- Who has asked for the deletion of their account, and whose account was deleted. The rows stay: a restored backup reapplies them.
CREATE TABLE account_deletions (
  user_id bigint NOT NULL PRIMARY KEY,
  -- Whether the user's texts are erased too.
  erases boolean NOT NULL,
  asked_at bigint NOT NULL DEFAULT now_ms(),
  due_at bigint NOT NULL,
  -- When the user was told that the deletion waits for their projects.
  told_at bigint,
  -- When the account was deleted, and how far the rest has come since.
  deleted_at bigint,
  progress jsonb NOT NULL DEFAULT '{}',
  ended_at bigint
);
SELECT place_table('account_deletions', 'directory');
CREATE INDEX account_deletions_open ON account_deletions (due_at) WHERE ended_at IS NULL;
