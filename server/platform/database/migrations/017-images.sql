-- Covers and avatars that the service keeps itself (DECISIONS §8), so that nobody's browser asks another site for one.
-- An image is named by what it is: two that are the same are one row.
CREATE TABLE images (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
  media_type text NOT NULL CHECK (media_type = 'image/webp'),
  width int NOT NULL CHECK (width > 0),
  height int NOT NULL CHECK (height > 0),
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 2097152),
  created_at bigint NOT NULL DEFAULT now_ms(),
  -- When it was found that nothing shows it; null while something does, or may be about to.
  unused_since bigint
);
-- They are compressed already.
ALTER TABLE images ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX images_unused ON images (unused_since) WHERE unused_since IS NOT NULL;

-- `_from` is the link that was dealt with last: the image, or the problem, is of that one. Where it is another than the
-- link, the image is still to be fetched, as for every link from before there were images; `_tries` and `_next_at` are
-- of that. An uploaded image has no link.
ALTER TABLE projects
  ADD COLUMN cover_from text NOT NULL DEFAULT '',
  ADD COLUMN cover_hash text REFERENCES images,
  ADD COLUMN cover_problem text,
  ADD COLUMN cover_tries smallint NOT NULL DEFAULT 0,
  ADD COLUMN cover_next_at bigint NOT NULL DEFAULT 0;
CREATE INDEX projects_cover ON projects (cover_hash) WHERE cover_hash IS NOT NULL;
CREATE INDEX projects_cover_pending ON projects (cover_next_at) WHERE cover_url <> '' AND cover_url <> cover_from;

ALTER TABLE users
  ADD COLUMN avatar_from text NOT NULL DEFAULT '',
  ADD COLUMN avatar_hash text REFERENCES images,
  ADD COLUMN avatar_problem text,
  ADD COLUMN avatar_tries smallint NOT NULL DEFAULT 0,
  ADD COLUMN avatar_next_at bigint NOT NULL DEFAULT 0;
CREATE INDEX users_avatar ON users (avatar_hash) WHERE avatar_hash IS NOT NULL;
CREATE INDEX users_avatar_pending ON users (avatar_next_at) WHERE avatar_url <> '' AND avatar_url <> avatar_from;
