-- What a key names is found by the key, whatever the planner believes of a project (docs/decisions/031). Of a project that
-- statistics don't know it expects a row a table, and then takes the newest index that begins with project_id for as good as
-- the key: each look-up, those of foreign keys too, read the whole project. These indexes begin with what tells rows apart.

DROP INDEX strings_order;
CREATE INDEX strings_order ON strings (section_id, project_id, place, id);

DROP INDEX translations_author;
CREATE INDEX translations_author ON translations (author_id, project_id, id);

DROP INDEX votes_user;
CREATE INDEX votes_user ON votes (user_id, project_id, is_minus);

DROP INDEX comments_author;
CREATE INDEX comments_author ON comments (author_id, project_id);
