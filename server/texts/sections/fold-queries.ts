import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockProjects } from '../../platform/database/directory-locks.ts';
import { projectGroups } from '../../platform/database/distribution/project-groups.ts';
import { fragment } from '../../platform/database/fragment.ts';

/** The most deltas of a statement, so that it stays short; the rest is folded next time. */
const AT_ONCE = 20_000;

/**
 * Folds the deltas into the sections' counters and the projects' last activity, and deletes them. Deltas of deleted sections are
 * deleted too.
 */
export async function foldDeltas(sql: Sql) {
  const changed = await sql<Changed[]>`
    SELECT DISTINCT project_id, section_id
    FROM (SELECT project_id, section_id FROM section_deltas LIMIT ${AT_ONCE}) next`;
  const byProject = Map.groupBy(changed, ({ project_id }) => project_id);
  for (const projects of await projectGroups(sql, [...byProject.keys()])) {
    const sections = projects.flatMap((project) => byProject.get(project) ?? []);
    await foldTogether(sql, projects, sections);
  }
}

/** A section with deltas. */
type Changed = { project_id: number; section_id: number };

/**
 * Folds the deltas of some projects. It is one transaction, so that readers, who add both, count nothing twice. Projects are locked
 * before their sections, both by id as in every write, to avoid deadlocks.
 */
async function foldTogether(sql: Sql, projects: number[], changed: readonly Changed[]) {
  const ofProjects = fragment`= ANY (${projects}::bigint[])`;
  const chosen = fragment`
    SELECT * FROM unnest(${changed.map(({ project_id }) => project_id)}::bigint[],
      ${changed.map(({ section_id }) => section_id)}::bigint[]) AS chosen (project_id, section_id)`;
  await sql.begin(async (tx) => {
    const [lock] = await tx<
      { mine: boolean }[]
    >`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.foldDeltas}) AS mine`;
    if (!lock?.mine) return;
    await lockProjects(tx, projects);
    await tx`
      SELECT FROM sections WHERE project_id ${ofProjects} AND (project_id, id) IN (${chosen})
      ORDER BY id FOR NO KEY UPDATE`;
    await tx`
      WITH gone AS (
        DELETE FROM section_deltas WHERE project_id ${ofProjects} AND (project_id, section_id, id) IN (
          SELECT d.project_id, d.section_id, d.id FROM section_deltas d JOIN (${chosen}) chosen
            ON chosen.project_id = d.project_id AND chosen.section_id = d.section_id
          WHERE d.project_id ${ofProjects} LIMIT ${AT_ONCE})
        RETURNING *
      ), change AS (
        SELECT project_id, section_id, sum(strings_amount) AS strings_amount,
          sum(strings_translated) AS strings_translated, sum(strings_approved) AS strings_approved,
          sum(strings_initial) AS strings_initial, sum(strings_needing_review) AS strings_needing_review,
          sum(translations_amount) AS translations_amount, sum(bytes) AS bytes, sum(delta_mark(at)) AS version, max(at) AS at
        FROM gone GROUP BY project_id, section_id
      ), folded AS (
        UPDATE sections s SET strings_amount = s.strings_amount + change.strings_amount,
          strings_translated = s.strings_translated + change.strings_translated,
          strings_approved = s.strings_approved + change.strings_approved,
          strings_initial = s.strings_initial + change.strings_initial,
          strings_needing_review = s.strings_needing_review + change.strings_needing_review,
          translations_amount = s.translations_amount + change.translations_amount, bytes = s.bytes + change.bytes,
          version = s.version + change.version, last_update = greatest(s.last_update, change.at)
        FROM change WHERE s.project_id ${ofProjects} AND s.project_id = change.project_id AND s.id = change.section_id
        RETURNING s.project_id, change.strings_amount, change.bytes
      ), added AS (
        SELECT project_id, sum(strings_amount) AS strings_amount, sum(bytes) AS bytes FROM folded GROUP BY project_id
      ), touched AS (
        UPDATE projects p SET last_update = greatest(p.last_update, change.at),
          strings_amount = p.strings_amount + coalesce(added.strings_amount, 0), bytes = p.bytes + coalesce(added.bytes, 0)
        FROM (SELECT project_id, max(at) AS at FROM change GROUP BY project_id) change
          LEFT JOIN added ON added.project_id = change.project_id
        WHERE p.id = change.project_id
      )
      SELECT FROM added`;
  });
}
