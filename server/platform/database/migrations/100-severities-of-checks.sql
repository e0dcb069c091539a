-- What a project does about what checks find (severities.1): the severity of each check that isn't the default, by its name. Names that the
-- program doesn't know mean nothing to it.
ALTER TABLE projects ADD COLUMN check_severities jsonb NOT NULL DEFAULT '{}';
ALTER TABLE projects ADD CONSTRAINT projects_check_severities_check
  CHECK (jsonb_typeof(check_severities) = 'object' AND length(check_severities::text) <= 4000);
