-- What a user sees of their sessions: where each was opened and last used, coarsely. The id names one without its token.

ALTER TABLE sessions
  ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sessions_id_key UNIQUE,
  ADD COLUMN seen_at bigint NOT NULL DEFAULT now_ms(),
  ADD COLUMN address text NOT NULL DEFAULT '' CHECK (char_length(address) <= 100),
  ADD COLUMN user_agent text NOT NULL DEFAULT '' CHECK (char_length(user_agent) <= 500);
