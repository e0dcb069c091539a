-- Notifications (docs/decisions/079). These tables are on the coordinator alone: a user's notices come from all projects, and are
-- read together. They refer to no row, and the purge of a project deletes its rows.

CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL,
  project_id bigint NOT NULL,
  kind text NOT NULL,
  -- The log entry that it is about, the last one if it stands for many.
  log_id bigint NOT NULL,
  actor_id bigint NOT NULL,
  section_id bigint,
  string_id bigint,
  translation_id bigint,
  comment_id bigint,
  amount int NOT NULL DEFAULT 1,
  data jsonb NOT NULL DEFAULT '{}',
  at bigint NOT NULL,
  -- Whether it is in the list of the user.
  in_app boolean NOT NULL,
  read_at bigint,
  -- The email that it waits for: mail, daily or weekly; and the one that it is in.
  mail text,
  mail_id bigint
);
CREATE UNIQUE INDEX notifications_event_key ON notifications (user_id, project_id, log_id, kind);
CREATE INDEX notifications_user ON notifications (user_id, id);
CREATE INDEX notifications_unread ON notifications (user_id, id) WHERE in_app AND read_at IS NULL;
CREATE INDEX notifications_waiting ON notifications (mail, user_id, id) WHERE mail IS NOT NULL;
CREATE INDEX notifications_mailed ON notifications (mail_id) WHERE mail_id IS NOT NULL;
CREATE INDEX notifications_project ON notifications (project_id);
CREATE INDEX notifications_age ON notifications (at);

-- What users watch; 0 for what it is not about. A row that is not watched keeps the service from adding it by itself.
CREATE TABLE watches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL,
  project_id bigint NOT NULL,
  section_id bigint NOT NULL DEFAULT 0,
  string_id bigint NOT NULL DEFAULT 0,
  is_watched boolean NOT NULL,
  is_automatic boolean NOT NULL,
  at bigint NOT NULL DEFAULT now_ms()
);
CREATE UNIQUE INDEX watches_key ON watches (project_id, section_id, string_id, user_id);
CREATE INDEX watches_user ON watches (user_id, id);

-- The deliveries that users chose, for a project or, with project 0, everywhere.
CREATE TABLE notification_settings (
  user_id bigint NOT NULL,
  project_id bigint NOT NULL DEFAULT 0,
  kind text NOT NULL,
  delivery text NOT NULL,
  PRIMARY KEY (user_id, project_id, kind)
);
CREATE INDEX notification_settings_project ON notification_settings (project_id) WHERE project_id > 0;

-- The sections whose strings all have a translation, as far as users were told.
CREATE TABLE finished_sections (
  project_id bigint NOT NULL,
  section_id bigint NOT NULL,
  PRIMARY KEY (project_id, section_id)
);
SELECT place_table('finished_sections', 'content');

-- Nobody is told of what happened before.
INSERT INTO event_cursors (project_id, consumer, position) SELECT project_id, 'notifications', position FROM event_heads;
INSERT INTO finished_sections (project_id, section_id)
SELECT project_id, id FROM sections WHERE strings_amount > 0 AND strings_translated = strings_amount;
INSERT INTO watches (user_id, project_id, is_watched, is_automatic) SELECT user_id, project_id, true, true FROM members;
