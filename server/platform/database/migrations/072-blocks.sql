-- Whom users have blocked. It is read together with users and members, so it is where they are.
CREATE TABLE blocks (
  user_id bigint NOT NULL,
  blocked_id bigint NOT NULL,
  created_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (user_id, blocked_id)
);
SELECT place_table('blocks', 'directory');
CREATE INDEX blocks_blocked ON blocks (blocked_id);
