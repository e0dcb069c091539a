-- Batches that change the times of cues (batches.11): which times, and by how much.
ALTER TABLE batches ADD COLUMN retiming jsonb;
