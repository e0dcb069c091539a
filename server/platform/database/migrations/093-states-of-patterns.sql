-- How many states the patterns have that users wrote for an entry, roughly; those that are generated count none. Null: they are switched off,
-- because the dictionary had more (dictionary.16).
ALTER TABLE dictionary ADD COLUMN states integer DEFAULT 0;
UPDATE deleted_rows SET content = content || '{"states": 0}' WHERE source = 7;

-- What is stored is estimated by its length and its largest repetition, without the parts that generated patterns are made of. Of a dictionary with more
-- than its limit the oldest entries stay on.
WITH keys AS (
  SELECT project_id, id, key, regexp_replace(
      key,
      '\(\?:\^\|\\P\{L\}\)|\(\?:\\P\{L\}\|\$\)|\(\?:[[:alpha:]]+\|[[:alpha:]]+\)|\\p\{L\}(?:\*|\{0,3\})|\[\\s\\p\{Z\}\]\+|\[её\]|\[''’\]|\\[^[:alnum:]]',
      '', 'g'
    ) AS rest
  FROM dictionary, LATERAL (VALUES (word_key), (translate_key)) k (key)
), measured AS (
  SELECT project_id, id, sum(least(1000, char_length(key) * (
      SELECT coalesce(max(left(n[1], 4)::integer), 1) FROM regexp_matches(key, '\{(?:\d+,)?(\d+)', 'g') n
    ))) AS states
  FROM keys WHERE rest !~ '^\([^][(){}|*+?\\.^$]*\)$' AND key <> ''
  GROUP BY project_id, id
), added AS (
  SELECT project_id, id, states, sum(states) OVER (PARTITION BY project_id ORDER BY id) AS so_far FROM measured
)
UPDATE dictionary d SET states = CASE WHEN added.so_far <= 200000 THEN added.states END
FROM added WHERE added.project_id = d.project_id AND added.id = d.id;
