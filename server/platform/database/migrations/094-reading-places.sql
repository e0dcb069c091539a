-- Where users have stopped reading projects. On the coordinator alone, as what they watch: readers needn't be members. It refers to no row,
-- and the purge of a project deletes its rows.
CREATE TABLE reading_places (
  project_id bigint NOT NULL,
  user_id bigint NOT NULL,
  string_id bigint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (project_id, user_id)
);
CREATE INDEX reading_places_user ON reading_places (user_id, project_id);
