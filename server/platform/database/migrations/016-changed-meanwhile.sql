-- Who renames a section, or changes their profile in another tab, is told of what was changed meanwhile (DECISIONS §6).
-- What was there before has not been changed since 1970, as far as anyone has seen.

ALTER TABLE sections ADD COLUMN updated_at bigint NOT NULL DEFAULT 0;
ALTER TABLE sections ALTER COLUMN updated_at SET DEFAULT now_ms();
ALTER TABLE users ADD COLUMN updated_at bigint NOT NULL DEFAULT 0;
ALTER TABLE users ALTER COLUMN updated_at SET DEFAULT now_ms();
