import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockEvents } from '../../platform/database/directory-locks.ts';
import { projectGroups } from '../../platform/database/distribution/project-groups.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { isPoolDistributed } from '../../platform/database/is-distributed.ts';

/** The most events that get their positions in one statement. */
const MOST_AT_ONCE = 10_000;

/**
 * Gives positions to events without one, of some projects or of all, in a transaction of its own (log.15). Any server
 * may do so at any time: concurrent ones lock in the same order and wait for each other. Events are selected by a range
 * of keys, because a join with the unordered ones would compare each with each if statistics don't know them.
 */
export async function orderEvents(sql: Sql, projects?: readonly number[]): Promise<void> {
  for (const group of await projectGroups(sql, projects ?? (await projectsWithUnordered(sql))))
    await inTurn(sql, group, (on) => orderTogether(on, group));
}

/**
 * Lets servers order the events of one project one after the other on a distributed database: each step of the statement sees
 * what was committed before it, so that two statements would take rows in a different order, and deadlock.
 */
async function inTurn(sql: Sql, [project]: number[], order: (on: Sql | Transaction) => Promise<void>) {
  if (project === undefined || !(await isPoolDistributed(sql))) return order(sql);
  await sql.begin(async (tx) => {
    await lockEvents(tx, project);
    await order(tx);
  });
}

/** The most projects whose events are ordered before others are looked for. */
const MOST_PROJECTS = 1000;

async function projectsWithUnordered(sql: Sql): Promise<number[]> {
  const rows = await sql<{ project_id: number }[]>`
    SELECT DISTINCT project_id FROM (SELECT project_id FROM unordered_events LIMIT ${MOST_AT_ONCE}) found
    LIMIT ${MOST_PROJECTS}`;
  return rows.map(({ project_id }) => project_id);
}

async function orderTogether(sql: Sql | Transaction, projects: number[]): Promise<void> {
  const ofProjects = fragment`WHERE project_id = ANY (${projects}::bigint[])`;
  await sql`
    WITH waiting AS MATERIALIZED (
      SELECT project_id, log_id FROM unordered_events ${ofProjects}
      ORDER BY project_id, log_id LIMIT ${MOST_AT_ONCE} FOR UPDATE
    ), last AS (
      SELECT project_id, log_id FROM waiting ORDER BY project_id DESC, log_id DESC LIMIT 1
    ), taken AS (
      DELETE FROM unordered_events ${ofProjects}
        AND (project_id, log_id) <= ((SELECT project_id FROM last), (SELECT log_id FROM last))
      RETURNING project_id, log_id
    ), grouped AS (
      SELECT project_id, array_agg(log_id ORDER BY log_id) AS log_ids FROM taken GROUP BY project_id
    ), head AS (
      INSERT INTO event_heads AS h (project_id, position)
      SELECT project_id, cardinality(log_ids) FROM grouped ORDER BY project_id
      ON CONFLICT (project_id) DO UPDATE SET position = h.position + excluded.position
      RETURNING h.project_id, h.position
    )
    INSERT INTO event_order (project_id, position, log_ids)
    SELECT project_id, position, log_ids FROM head JOIN grouped USING (project_id)`;
}

/**
 * SQL: the events of a project (`= id`) after a position, each with its own `position` and its `log_id`. Only the wanted part of
 * `log_ids` is unpacked, once, because all positions of an import are in one row.
 */
export const eventsAfter = (ofProject: Fragment, position: Fragment) => fragment`
  SELECT greatest(o.before, o.after) + entry.nth AS position, entry.log_id
  FROM (
    SELECT log_ids, position - cardinality(log_ids) AS before, ${position} AS after FROM event_order
    WHERE project_id ${ofProject} AND position > ${position} OFFSET 0
  ) o, unnest(o.log_ids[greatest(o.after - o.before, 0) + 1:]) WITH ORDINALITY AS entry (log_id, nth)`;
