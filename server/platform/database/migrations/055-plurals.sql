-- A plural is one text with several forms, each of which has the limit of a text (plurals.3).
ALTER TABLE strings DROP CONSTRAINT strings_text_check,
  ADD CONSTRAINT strings_text_check CHECK (text <> '' AND char_length(text) <= 14000);
ALTER TABLE translations DROP CONSTRAINT translations_text_check,
  ADD CONSTRAINT translations_text_check CHECK (text <> '' AND char_length(text) <= 14000);
