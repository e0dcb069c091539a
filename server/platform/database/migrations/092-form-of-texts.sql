-- A plain text has no format of its own, but its file has line ends, a mark and an encoding, which stand in the footer.
ALTER TABLE sections
  DROP CONSTRAINT sections_envelope,
  ADD CONSTRAINT sections_envelope CHECK ((header IS NULL) = (footer IS NULL));
