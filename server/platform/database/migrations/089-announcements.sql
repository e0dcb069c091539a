-- Announcements of the site (docs/decisions/092): texts in the languages of the interface, of which one at least is not empty. Times are in
-- milliseconds since 1970; without a start an announcement is shown from when it was made, without an end until it is deleted.
CREATE TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text_en text NOT NULL CHECK (char_length(text_en) <= 500),
  text_ru text NOT NULL CHECK (char_length(text_ru) <= 500),
  text_it text NOT NULL CHECK (char_length(text_it) <= 500),
  kind text NOT NULL CHECK (kind IN ('info', 'warning')),
  link text NOT NULL CHECK (char_length(link) <= 1000),
  starts_at bigint,
  ends_at bigint,
  dismissible boolean NOT NULL,
  audience text NOT NULL CHECK (audience IN ('everyone', 'members')),
  -- No foreign key: an account may be deleted, and its announcements stay.
  created_by bigint NOT NULL,
  created_at bigint NOT NULL DEFAULT now_ms(),
  edited_at bigint NOT NULL DEFAULT now_ms(),
  CHECK (text_en <> '' OR text_ru <> '' OR text_it <> ''),
  CHECK (ends_at > starts_at)
);
SELECT place_table('announcements', 'directory');
