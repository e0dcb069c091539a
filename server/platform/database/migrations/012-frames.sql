-- What stands around texts in the files they came from, so that a download is the file again with its texts translated
-- (docs/decisions/012). Sizes are kept in bytes: measuring them needs no look at what is stored away from the row.

ALTER TABLE sections
  -- Null: what its strings make of it. Of subtitles, and of 'json' while its type is json, header and footer are kept.
  ADD COLUMN format text CHECK (format IN ('json', 'special_json', 'srt', 'vtt', 'ass')),
  ADD COLUMN header text CHECK (octet_length(header) <= 16777216),
  ADD COLUMN footer text CHECK (octet_length(footer) <= 16777216),
  ADD CONSTRAINT sections_envelope CHECK ((header IS NULL) = (footer IS NULL) AND (header IS NULL OR format IS NOT NULL));

ALTER TABLE strings
  -- What leads to the text from the one before; null for a string that came without a file.
  ADD COLUMN lead text CHECK (octet_length(lead) <= 1048576),
  -- The text as the file spells it, where printing it would spell it otherwise.
  ADD COLUMN raw text CHECK (octet_length(raw) <= 1048576),
  ADD CONSTRAINT strings_raw CHECK (raw IS NULL OR lead IS NOT NULL);
