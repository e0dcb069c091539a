-- What projects say of the work that they translate (projects.37), empty where nothing is said.
ALTER TABLE projects ADD COLUMN author text NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN original_title text NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN translated_title text NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN translators text NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN series text NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN year text NOT NULL DEFAULT '';
ALTER TABLE projects ADD COLUMN licence text NOT NULL DEFAULT '';
ALTER TABLE projects ADD CONSTRAINT projects_author_check CHECK (char_length(author) <= 200);
ALTER TABLE projects ADD CONSTRAINT projects_original_title_check CHECK (char_length(original_title) <= 200);
ALTER TABLE projects ADD CONSTRAINT projects_translated_title_check CHECK (char_length(translated_title) <= 200);
ALTER TABLE projects ADD CONSTRAINT projects_translators_check CHECK (char_length(translators) <= 200);
ALTER TABLE projects ADD CONSTRAINT projects_series_check CHECK (char_length(series) <= 200);
ALTER TABLE projects ADD CONSTRAINT projects_year_check CHECK (char_length(year) <= 200);
ALTER TABLE projects ADD CONSTRAINT projects_licence_check CHECK (char_length(licence) <= 200);
