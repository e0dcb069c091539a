ALTER TABLE strings VALIDATE CONSTRAINT strings_approved_fkey;
