import { isSameOrder } from '#domain/texts/sections/rearranging.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { lockExistingProject } from '../../core/content/project-lock-queries.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import { readOrder } from '../../history/past/state-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: the newest log entry of a project: what servers of an older version did not store is stored as of it. */
const newestEvent = (project: Fragment): Fragment => fragment`
  coalesce((SELECT id FROM log WHERE project_id = ${project} ORDER BY id DESC LIMIT 1), 0)`;

/** Adds the present states of sections that differ from what is stored of them. */
export async function addStatesOfSections(tx: Transaction): Promise<number> {
  const { count } = await tx`
    WITH newest AS (
      SELECT DISTINCT ON (project_id, section_id) * FROM section_revisions ORDER BY project_id, section_id, event_id DESC
    )
    INSERT INTO section_revisions (project_id, section_id, event_id, deleted, name, translated_name, type, splitting, format)
    SELECT s.project_id, s.id, ${newestEvent(fragment`s.project_id`)}, false, s.name, s.translated_name, s.type, s.splitting, s.format
    FROM sections s LEFT JOIN newest n ON n.project_id = s.project_id AND n.section_id = s.id
    WHERE (s.name, s.translated_name, s.type, s.splitting, s.format, false)
      IS DISTINCT FROM (n.name, n.translated_name, n.type, n.splitting, n.format, n.deleted)
    ON CONFLICT (project_id, section_id, event_id) DO UPDATE
      SET deleted = false, name = excluded.name, translated_name = excluded.translated_name, type = excluded.type,
        splitting = excluded.splitting, format = excluded.format`;
  return count;
}

/** Adds the present numbers of votes that differ from what is stored of them. */
export async function addVoteCounts(tx: Transaction): Promise<number> {
  const { count } = await tx`
    WITH newest AS (
      SELECT DISTINCT ON (project_id, string_id, translation_id) * FROM vote_counts
      ORDER BY project_id, string_id, translation_id, event_id DESC
    )
    INSERT INTO vote_counts (project_id, string_id, translation_id, event_id, votes_plus, votes_minus)
    SELECT t.project_id, t.string_id, t.id, ${newestEvent(fragment`t.project_id`)}, t.votes_plus, t.votes_minus
    FROM translations t
      LEFT JOIN newest n ON n.project_id = t.project_id AND n.string_id = t.string_id AND n.translation_id = t.id
    WHERE (t.votes_plus, t.votes_minus) <> (coalesce(n.votes_plus, 0), coalesce(n.votes_minus, 0))
    ON CONFLICT (project_id, string_id, translation_id, event_id) DO UPDATE
      SET votes_plus = excluded.votes_plus, votes_minus = excluded.votes_minus`;
  return count;
}

/** Adds the orders of sections and strings that differ from what is stored of them, each under its lock. */
export async function addMissingOrders(sql: Sql): Promise<number> {
  const orders = await sql<{ project: number; section: number }[]>`
    SELECT id AS project, 0 AS section FROM projects p WHERE ${NOT_DELETED}
    UNION ALL SELECT project_id, id FROM sections`;
  let added = 0;
  for (const order of orders) added += await sql.begin((tx) => addOrder(tx, order));
  return added;
}

async function addOrder(tx: Transaction, target: { project: number; section: number }): Promise<number> {
  const { project, section } = target;
  const isThere =
    section === 0
      ? await lockExistingProject(tx, project)
      : (await lockSections(tx, project, [section])).length > 0;
  if (!isThere) return 0;
  const ids = await presentOrder(tx, target);
  const stored = await readOrder(tx, target, Number.MAX_SAFE_INTEGER);
  if (isSameOrder(ids, stored.ids)) return 0;
  await tx`
    INSERT INTO order_changes (project_id, section_id, event_id, base, amount, weight)
    SELECT ${project}, ${section}, greatest(${stored.event}::bigint, ${newestEvent(fragment`${project}`)}), ${ids}::bigint[], ${ids.length}, 0
    ON CONFLICT (project_id, section_id, event_id) DO UPDATE
      SET base = excluded.base, index = NULL, placed = '{}', removed = '{}', amount = excluded.amount, weight = 0`;
  return 1;
}

async function presentOrder(
  tx: Transaction,
  { project, section }: { project: number; section: number },
): Promise<number[]> {
  const rows = await (section === 0
    ? tx<{ id: number }[]>`SELECT id FROM sections WHERE project_id = ${project} ORDER BY num, id`
    : tx<{ id: number }[]>`
        SELECT id FROM strings WHERE project_id = ${project} AND section_id = ${section} ORDER BY place, id`);
  return rows.map(({ id }) => id);
}
