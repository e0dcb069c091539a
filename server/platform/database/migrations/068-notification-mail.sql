-- When a user last got each digest, and the token of the links that switch emails off (docs/decisions/079): it is in every such email,
-- so it is stored as it is, and is good for nothing else.
CREATE TABLE notification_mail (
  user_id bigint PRIMARY KEY,
  token text UNIQUE,
  daily_at bigint,
  weekly_at bigint
);
