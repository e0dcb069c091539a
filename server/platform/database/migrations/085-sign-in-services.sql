-- Sign-in with services by OpenID Connect (docs/decisions/089): who a user is to an issuer. `label` is what the service was called then.
CREATE TABLE connected_services (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL,
  issuer text NOT NULL CHECK (char_length(issuer) BETWEEN 1 AND 500),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 255),
  label text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 50),
  since bigint NOT NULL DEFAULT now_ms()
);
SELECT place_table('connected_services', 'directory');
CREATE UNIQUE INDEX connected_services_identity_key ON connected_services (issuer, subject);
CREATE UNIQUE INDEX connected_services_user_key ON connected_services (user_id, issuer);

-- Visits to a service that have begun. Both hashes are of what the browser brings back: the state and its cookie.
CREATE TABLE service_visits (
  state_hash bytea NOT NULL PRIMARY KEY,
  browser_hash bytea NOT NULL,
  service text NOT NULL,
  purpose text NOT NULL,
  -- The user who connects a service or confirms who they are; null for a sign-in.
  user_id bigint,
  return_page text,
  choices jsonb NOT NULL,
  begun_at bigint NOT NULL DEFAULT now_ms()
);
SELECT place_table('service_visits', 'directory');
CREATE INDEX service_visits_begun ON service_visits (begun_at);

-- What a service said of a visitor, by their browser: of one without an account, who may sign up, or of the user `user_id`, who may set a
-- first password.
CREATE TABLE service_proofs (
  browser_hash bytea NOT NULL PRIMARY KEY,
  service text NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id bigint,
  username text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  choices jsonb NOT NULL,
  made_at bigint NOT NULL DEFAULT now_ms()
);
SELECT place_table('service_proofs', 'directory');
CREATE INDEX service_proofs_made ON service_proofs (made_at);
