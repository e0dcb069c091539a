-- A string that continues the one before it: both were one paragraph, cut because it was longer than a string may be.
-- Ignored on the first string of a section.

ALTER TABLE strings ADD COLUMN continues boolean NOT NULL DEFAULT false;
