-- Batches that replace texts (docs/decisions/055): what by what, and the times of the last changes of the items' texts as they were seen.
ALTER TABLE batches ADD COLUMN replacing jsonb;
ALTER TABLE batches ADD COLUMN seen bigint[];
