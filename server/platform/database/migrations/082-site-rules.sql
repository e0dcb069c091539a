-- Rules of the whole site that the command line sets: `adminSecondFactor`, whether site administrators need a second factor
-- (security.9). They are in the database, so that they hold for every process at once.
CREATE TABLE site_rules (
  name text NOT NULL PRIMARY KEY,
  is_on boolean NOT NULL
);
SELECT place_table('site_rules', 'directory');
