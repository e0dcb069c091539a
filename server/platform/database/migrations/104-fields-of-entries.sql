-- What a dictionary says of a word besides its translation (dictionary.19–dictionary.22).
ALTER TABLE dictionary
  ADD COLUMN status text NOT NULL DEFAULT 'preferred' CHECK (status IN ('preferred', 'admitted', 'forbidden', 'obsolete')),
  ADD COLUMN part_of_speech text NOT NULL DEFAULT 'unspecified'
    CHECK (part_of_speech IN ('unspecified', 'noun', 'name', 'verb', 'adjective', 'adverb', 'other')),
  ADD COLUMN gender text NOT NULL DEFAULT 'unspecified' CHECK (gender IN ('unspecified', 'masculine', 'feminine', 'neuter', 'common')),
  ADD COLUMN is_untranslated boolean NOT NULL DEFAULT false,
  ADD COLUMN is_case_sensitive boolean NOT NULL DEFAULT false,
  ADD COLUMN note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000),
  ADD COLUMN example text NOT NULL DEFAULT '' CHECK (char_length(example) <= 1000),
  ADD COLUMN link text NOT NULL DEFAULT '' CHECK (char_length(link) <= 1000);

ALTER TABLE entry_revisions
  ADD COLUMN status text NOT NULL DEFAULT 'preferred',
  ADD COLUMN part_of_speech text NOT NULL DEFAULT 'unspecified',
  ADD COLUMN gender text NOT NULL DEFAULT 'unspecified',
  ADD COLUMN is_untranslated boolean NOT NULL DEFAULT false,
  ADD COLUMN is_case_sensitive boolean NOT NULL DEFAULT false,
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN example text NOT NULL DEFAULT '',
  ADD COLUMN link text NOT NULL DEFAULT '';

UPDATE deleted_rows SET content = content || '{"status": "preferred", "part_of_speech": "unspecified", "gender": "unspecified", "is_untranslated": false,
  "is_case_sensitive": false, "note": "", "example": "", "link": ""}' WHERE source = 7;
