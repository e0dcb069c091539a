-- A string that is moved into a section of another format is written anew there. What stood around it in its file is kept
-- aside with that file's format, and is there again once the string is in such a file (docs/decisions/012).

ALTER TABLE strings ADD COLUMN left_frame jsonb;
