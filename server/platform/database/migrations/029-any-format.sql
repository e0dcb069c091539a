-- Which formats there are says domain/formats/format.ts alone.
ALTER TABLE sections DROP CONSTRAINT sections_format_check;
