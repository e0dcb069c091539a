import type { Sql } from '../database/connect.ts';

/** One folding at a time, on however many servers. */
const FOLD_LOCK = 7_203_114_968;
/** So many that one statement stays short; the rest is folded next time. */
const AT_ONCE = 20_000;

/**
 * Folds what writes appended to section_deltas into the sections' counters and the projects' last activity. In one
 * transaction, so that a reader, who adds both, counts nothing twice. Deltas of sections that are gone go too.
 */
export async function foldDeltas(sql: Sql) {
  await sql.begin(async (tx) => {
    const [lock] = await tx<{ mine: boolean }[]>`SELECT pg_try_advisory_xact_lock(${FOLD_LOCK}) AS mine`;
    if (!lock?.mine) return;
    await tx`
      WITH gone AS (
        DELETE FROM section_deltas WHERE (project_id, section_id, id) IN (
          SELECT project_id, section_id, id FROM section_deltas LIMIT ${AT_ONCE})
        RETURNING *
      ), change AS (
        SELECT project_id, section_id, sum(strings_amount) AS strings_amount,
          sum(strings_translated) AS strings_translated, sum(strings_approved) AS strings_approved,
          sum(translations_amount) AS translations_amount, max(at) AS at
        FROM gone GROUP BY project_id, section_id
      ), folded AS (
        UPDATE sections s SET strings_amount = s.strings_amount + change.strings_amount,
          strings_translated = s.strings_translated + change.strings_translated,
          strings_approved = s.strings_approved + change.strings_approved,
          translations_amount = s.translations_amount + change.translations_amount,
          last_update = greatest(s.last_update, change.at)
        FROM change WHERE s.project_id = change.project_id AND s.id = change.section_id
      )
      UPDATE projects p SET last_update = greatest(p.last_update, change.at)
      FROM (SELECT project_id, max(at) AS at FROM change GROUP BY project_id) change
      WHERE p.id = change.project_id`;
  });
}
