-- Whether everyone who reads a public project may download its made books (exports.37), and which chapters its feed has (feeds.8).
ALTER TABLE projects ADD COLUMN guest_books boolean NOT NULL DEFAULT false;
ALTER TABLE projects ADD COLUMN feed_shows text NOT NULL DEFAULT 'translated';
ALTER TABLE projects ADD CONSTRAINT projects_feed_shows_check CHECK (feed_shows IN ('translated', 'published'));
-- When a manager published the section to the readers of the feed; null if it isn't. What was deleted before is restored without, because a
-- missing value is null.
ALTER TABLE sections ADD COLUMN published_at bigint;
