import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Sql } from '../database/connect.ts';

/** The most deltas of a statement, so that it stays short; the rest is folded next time. */
const AT_ONCE = 20_000;

/**
 * Folds the deltas into the sections' counters and the projects' last activity, and deletes them. It is one
 * transaction, so that readers, who add both, count nothing twice. Deltas of deleted sections are deleted too. Projects
 * are locked before their sections, both by id as in every write, to avoid deadlocks.
 */
export async function foldDeltas(sql: Sql) {
  await sql.begin(async (tx) => {
    const [lock] = await tx<
      { mine: boolean }[]
    >`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.foldDeltas}) AS mine`;
    if (!lock?.mine) return;
    const changed = await tx<{ project_id: number; section_id: number }[]>`
      SELECT DISTINCT project_id, section_id
      FROM (SELECT project_id, section_id FROM section_deltas LIMIT ${AT_ONCE}) next`;
    if (changed.length === 0) return;
    const projects = changed.map(({ project_id }) => project_id);
    const sections = changed.map(({ section_id }) => section_id);
    const chosen = tx`
      SELECT * FROM unnest(${projects}::bigint[], ${sections}::bigint[]) AS chosen (project_id, section_id)`;
    await tx`
      SELECT FROM projects WHERE id = ANY(${[...new Set(projects)]}::bigint[]) ORDER BY id FOR NO KEY UPDATE`;
    await tx`
      SELECT FROM sections WHERE (project_id, id) IN (${chosen}) ORDER BY id FOR NO KEY UPDATE`;
    await tx`
      WITH gone AS (
        DELETE FROM section_deltas WHERE (project_id, section_id, id) IN (
          SELECT d.project_id, d.section_id, d.id FROM section_deltas d JOIN (${chosen}) chosen
            ON chosen.project_id = d.project_id AND chosen.section_id = d.section_id
          LIMIT ${AT_ONCE})
        RETURNING *
      ), change AS (
        SELECT project_id, section_id, sum(strings_amount) AS strings_amount,
          sum(strings_translated) AS strings_translated, sum(strings_approved) AS strings_approved,
          sum(strings_initial) AS strings_initial,
          sum(translations_amount) AS translations_amount, sum(bytes) AS bytes, sum(delta_mark(at)) AS version, max(at) AS at
        FROM gone GROUP BY project_id, section_id
      ), folded AS (
        UPDATE sections s SET strings_amount = s.strings_amount + change.strings_amount,
          strings_translated = s.strings_translated + change.strings_translated,
          strings_approved = s.strings_approved + change.strings_approved,
          strings_initial = s.strings_initial + change.strings_initial,
          translations_amount = s.translations_amount + change.translations_amount, bytes = s.bytes + change.bytes,
          version = s.version + change.version, last_update = greatest(s.last_update, change.at)
        FROM change WHERE s.project_id = change.project_id AND s.id = change.section_id
        RETURNING s.project_id, change.strings_amount, change.bytes
      ), added AS (
        SELECT project_id, sum(strings_amount) AS strings_amount, sum(bytes) AS bytes FROM folded GROUP BY project_id
      )
      UPDATE projects p SET last_update = greatest(p.last_update, change.at),
        strings_amount = p.strings_amount + coalesce(added.strings_amount, 0), bytes = p.bytes + coalesce(added.bytes, 0)
      FROM (SELECT project_id, max(at) AS at FROM change GROUP BY project_id) change
        LEFT JOIN added ON added.project_id = change.project_id
      WHERE p.id = change.project_id`;
  });
}
