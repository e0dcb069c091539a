-- Emails that wait to be sent (docs/decisions/076). The recipient is a user, or whoever has the address. A mail refers to no row,
-- because this table is on the coordinator alone.
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  user_id bigint,
  address text,
  language text,
  data jsonb NOT NULL DEFAULT '{}',
  created_at bigint NOT NULL DEFAULT now_ms()
);
CREATE INDEX mails_age ON mails (created_at);

-- The interface language that a user last chose; null until they choose or sign in. When they confirmed their address.
ALTER TABLE users ADD COLUMN language text;
ALTER TABLE users ADD COLUMN email_confirmed_at bigint;

-- Links by which a user confirms an email address: the address that the link was sent to must still be theirs.
CREATE TABLE email_links (
  token_hash bytea NOT NULL PRIMARY KEY,
  user_id bigint NOT NULL,
  email text NOT NULL,
  expires_at bigint NOT NULL
);
SELECT place_table('email_links', 'directory');
ALTER TABLE email_links ADD CONSTRAINT email_links_user_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
CREATE INDEX email_links_user ON email_links (user_id);
CREATE INDEX email_links_expiry ON email_links (expires_at);

-- A user may have several open links for a new password, so that nobody can take a link from them by asking for another one.
ALTER TABLE password_links DROP CONSTRAINT password_links_pkey;
ALTER TABLE password_links ADD CONSTRAINT password_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE password_links DROP CONSTRAINT password_links_token_key;
CREATE INDEX password_links_user ON password_links (user_id);
