-- Words of the source that all languages of a family share (families.18). Each language translates them in its own dictionary.
CREATE TABLE shared_words (
  family_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  word text NOT NULL CHECK (word <> '' AND char_length(word) <= 255),
  "desc" text NOT NULL CHECK (char_length("desc") <= 1000),
  updated_at bigint NOT NULL DEFAULT now_ms(),
  PRIMARY KEY (family_id, id)
);
SELECT place_table('shared_words', 'directory');
ALTER TABLE shared_words ADD CONSTRAINT shared_words_family_fkey FOREIGN KEY (family_id) REFERENCES families ON DELETE CASCADE;
CREATE UNIQUE INDEX shared_words_word_key ON shared_words (family_id, lower(word));
