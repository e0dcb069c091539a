-- The texts of announcements are rows, one for each language that has a text (docs/decisions/118): another language of the interface needs no
-- column. That an announcement has a text is a rule of the service.
CREATE TABLE announcement_texts (
  announcement_id bigint NOT NULL,
  language text NOT NULL CHECK (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  text text NOT NULL CHECK (text <> '' AND char_length(text) <= 500),
  PRIMARY KEY (announcement_id, language)
);
SELECT place_table('announcement_texts', 'directory');
ALTER TABLE announcement_texts ADD FOREIGN KEY (announcement_id) REFERENCES announcements ON DELETE CASCADE;

INSERT INTO announcement_texts (announcement_id, language, text) SELECT id, 'en', text_en FROM announcements WHERE text_en <> '';
INSERT INTO announcement_texts (announcement_id, language, text) SELECT id, 'ru', text_ru FROM announcements WHERE text_ru <> '';
INSERT INTO announcement_texts (announcement_id, language, text) SELECT id, 'it', text_it FROM announcements WHERE text_it <> '';

-- A process of the version before goes on with the announcements that it knows, and can't change any, until it is restarted: its changes would
-- be lost in columns that are left.
ALTER TABLE announcements DROP COLUMN text_en, DROP COLUMN text_ru, DROP COLUMN text_it;
