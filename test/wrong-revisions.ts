import { ENTRY_STATE } from '../server/core/revisions/write-queries.ts';
import { readOrder } from '../server/history/past/state-queries.ts';
import type { Sql } from '../server/platform/database/connect.ts';

/**
 * What of a project differs from what is stored of its past: translations, strings, sections and dictionary words whose newest revision
 * differs from their row (revisions.5), or which are gone without a revision of their deletion, numbers of votes, and orders. What was deleted
 * with its string or section needs no revision (revisions.6).
 */
export const wrongRevisions = async (sql: Sql, project: number) => [
  ...(await wrongStates(sql, project)),
  ...(await wrongOrders(sql, project)),
];

async function wrongOrders(sql: Sql, project: number) {
  const orders = await sql<{ section: number; ids: number[] }[]>`
    SELECT 0 AS section, coalesce(array_agg(id ORDER BY num, id), '{}') AS ids FROM sections WHERE project_id = ${project}
    UNION ALL
    SELECT s.id, coalesce(array_agg(t.id ORDER BY t.place, t.id) FILTER (WHERE t.id IS NOT NULL), '{}')
    FROM sections s LEFT JOIN strings t ON t.project_id = s.project_id AND t.section_id = s.id
    WHERE s.project_id = ${project} GROUP BY s.id`;
  const wrong: { what: 'order'; id: number; row: string; revision: string }[] = [];
  for (const { section, ids } of orders) {
    const { ids: stored } = await readOrder(sql, { project, section }, Number.MAX_SAFE_INTEGER);
    const [{ amount } = { amount: 0 }] = await sql<{ amount: number }[]>`
      SELECT amount FROM order_changes WHERE project_id = ${project} AND section_id = ${section}
      ORDER BY event_id DESC LIMIT 1`;
    const [row, revision] = [ids.join(), stored.join()];
    if (row !== revision || amount !== ids.length) wrong.push({ what: 'order', id: section, row, revision });
  }
  return wrong;
}

async function wrongStates(sql: Sql, project: number) {
  return sql`
    WITH translation AS (
      SELECT t.project_id, t.string_id, t.id,
        (CASE WHEN t.id = s.approved_id THEN 1 ELSE -t.initial::int END, t.author_id, t.text, t.context)::text AS state
      FROM translations t JOIN strings s ON s.project_id = t.project_id AND s.id = t.string_id
      WHERE t.project_id = ${project}
    ), translation_revision AS (
      SELECT DISTINCT ON (project_id, translation_id) project_id, string_id, translation_id AS id, deleted,
        (status::int, author_id, text, context)::text AS state
      FROM translation_revisions WHERE project_id = ${project} ORDER BY project_id, translation_id, event_id DESC, deleted
    ), string AS (
      SELECT project_id, id, section_id, (section_id, text, key, context, max_length, continues, target_start, target_end)::text AS state FROM strings
      WHERE project_id = ${project}
    ), string_revision AS (
      SELECT DISTINCT ON (project_id, string_id) project_id, string_id AS id, section_id, deleted,
        (section_id, text, key, context, max_length, continues, target_start, target_end)::text AS state
      FROM string_revisions WHERE project_id = ${project} ORDER BY project_id, string_id, event_id DESC
    ), section AS (
      SELECT project_id, id, (name, translated_name, type, splitting, format)::text AS state FROM sections
      WHERE project_id = ${project}
    ), section_revision AS (
      SELECT DISTINCT ON (project_id, section_id) project_id, section_id AS id, deleted,
        (name, translated_name, type, splitting, format)::text AS state
      FROM section_revisions WHERE project_id = ${project} ORDER BY project_id, section_id, event_id DESC
    ), voted AS (
      SELECT project_id, string_id, id, (votes_plus, votes_minus)::text AS state FROM translations WHERE project_id = ${project}
    ), vote_count AS (
      SELECT DISTINCT ON (project_id, translation_id) project_id, translation_id AS id, (votes_plus, votes_minus)::text AS state
      FROM vote_counts WHERE project_id = ${project} ORDER BY project_id, translation_id, event_id DESC
    ), entry AS (
      SELECT project_id, id, (${ENTRY_STATE})::text AS state FROM dictionary
      WHERE project_id = ${project}
    ), entry_revision AS (
      SELECT DISTINCT ON (project_id, entry_id) project_id, entry_id AS id, deleted,
        (${ENTRY_STATE})::text AS state
      FROM entry_revisions WHERE project_id = ${project} ORDER BY project_id, entry_id, event_id DESC
    )
    SELECT 'translation' AS what, id, t.state AS row, r.state AS revision
    FROM translation t FULL JOIN translation_revision r USING (project_id, id)
    WHERE (t.state IS NOT NULL OR EXISTS (SELECT FROM strings s WHERE s.project_id = r.project_id AND s.id = r.string_id))
      AND (t.state IS DISTINCT FROM CASE WHEN NOT r.deleted THEN r.state END OR t.state IS NOT NULL AND t.string_id <> r.string_id)
    UNION ALL
    SELECT 'string', id, s.state, r.state FROM string s FULL JOIN string_revision r USING (project_id, id)
    WHERE (s.state IS NOT NULL OR EXISTS (SELECT FROM sections x WHERE x.project_id = r.project_id AND x.id = r.section_id))
      AND s.state IS DISTINCT FROM CASE WHEN NOT r.deleted THEN r.state END
    UNION ALL
    SELECT 'section', id, s.state, r.state FROM section s FULL JOIN section_revision r USING (project_id, id)
    WHERE s.state IS DISTINCT FROM CASE WHEN NOT r.deleted THEN r.state END
    UNION ALL
    SELECT 'votes', id, v.state, c.state FROM voted v LEFT JOIN vote_count c USING (project_id, id)
    WHERE v.state <> coalesce(c.state, '(0,0)')
    UNION ALL
    SELECT 'entry', id, e.state, r.state FROM entry e FULL JOIN entry_revision r USING (project_id, id)
    WHERE e.state IS DISTINCT FROM CASE WHEN NOT r.deleted THEN r.state END`;
}
