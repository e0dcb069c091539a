-- Whether the owner agrees that texts of a project that isn't public are sent to the operator's grammar server (spelling.12).
ALTER TABLE projects ADD COLUMN grammar_consent boolean NOT NULL DEFAULT false;
