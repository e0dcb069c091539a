import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { eventsAfter, orderEvents } from './order-queries.ts';

/** Handles every event of every project, once and in order (log.16). */
export type Consumer<Handled = unknown> = {
  /** The name that its cursors are stored with; it is never reused. */
  readonly name: string;
  /** Handles some events of a project in the transaction that moves the cursor; `logIds` are in their order. */
  handle(tx: Transaction, project: number, logIds: readonly number[]): Promise<Handled>;
  /** Is called with what was handled once that is committed, unless the process dies in between. */
  committed?(sql: Sql, handled: Handled): Promise<unknown>;
};

/** The most events that are handled in one transaction. */
const BATCH = 1000;

/**
 * Lets a consumer handle its new events, of all projects or only of those with events of the last so many milliseconds.
 * Events without a position get theirs first, as before every other reading (log.15). Any server may do so at any time. A
 * failure in one project does not stop the others; it is thrown at the end, and the next run begins with the failed event.
 */
export async function consumeEvents(sql: Sql, consumer: Consumer, within?: number): Promise<void> {
  await orderEvents(sql);
  const failures: unknown[] = [];
  for (const project of await projectsBehind(sql, consumer.name, within)) {
    try {
      while (await consumeBatch(sql, consumer, project));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${consumer.name} failed in a project`);
}

/** Handles a batch; returns whether there may be more. */
async function consumeBatch(
  sql: Sql,
  { name, handle, committed }: Consumer,
  project: number,
): Promise<boolean> {
  const { hasMore, handled } = await sql.begin(async (tx) => {
    const after = await lockCursor(tx, project, name);
    if (after === undefined) return { hasMore: false };
    const { logIds, upTo } = await nextEvents(tx, project, { after, most: BATCH });
    const handled = logIds.length > 0 ? await handle(tx, project, logIds) : undefined;
    if (upTo > after) await moveCursor(tx, project, { consumer: name, position: upTo });
    return { hasMore: logIds.length === BATCH, handled };
  });
  if (handled !== undefined) await committed?.(sql, handled);
  return hasMore;
}

/** The most projects that one query finds. */
const MOST_PROJECTS = 1000;

/**
 * The projects with events that a consumer has not read: all of them, or only those with events of the last so many
 * milliseconds, which costs less.
 */
export async function projectsBehind(sql: Sql, consumer: string, within?: number): Promise<number[]> {
  const source =
    within === undefined
      ? sql`event_heads`
      : sql`(SELECT project_id, max(position) AS position FROM event_order
          WHERE at > now_ms() - ${within}::bigint GROUP BY project_id)`;
  const rows = await sql<{ project_id: number }[]>`
    SELECT e.project_id FROM ${source} e
      LEFT JOIN event_cursors c ON c.project_id = e.project_id AND c.consumer = ${consumer}
    WHERE e.position > coalesce(c.position, 0) LIMIT ${MOST_PROJECTS}`;
  return rows.map(({ project_id }) => project_id);
}

/**
 * Locks a consumer's cursor in a project until the transaction ends, and returns it; in a new project it is 0.
 * Undefined if another server has the lock, or the project is being deleted, which locks its head.
 */
export async function lockCursor(
  tx: Transaction,
  project: number,
  consumer: string,
): Promise<number | undefined> {
  const head = await tx`SELECT FROM event_heads WHERE project_id = ${project} FOR KEY SHARE SKIP LOCKED`;
  if (head.length === 0) return undefined;
  await tx`
    INSERT INTO event_cursors (project_id, consumer, position) VALUES (${project}, ${consumer}, 0)
    ON CONFLICT DO NOTHING`;
  const [cursor] = await tx<{ position: number }[]>`
    SELECT position FROM event_cursors WHERE project_id = ${project} AND consumer = ${consumer}
    FOR UPDATE SKIP LOCKED`;
  return cursor?.position;
}

/** The log entries of the next events after a position, and the position of the last of them. */
export async function nextEvents(
  tx: Transaction,
  project: number,
  { after, most }: { after: number; most: number },
): Promise<{ logIds: number[]; upTo: number }> {
  const [row] = await tx<{ log_ids: number[]; up_to: number }[]>`
    SELECT coalesce(json_agg(log_id ORDER BY position), '[]') AS log_ids,
      CASE WHEN count(*) < ${most}::int
        THEN coalesce((SELECT position FROM event_heads WHERE project_id = ${project}), 0)
        ELSE max(position) END AS up_to
    FROM (
      ${eventsAfter(fragment`= ${project}`, fragment`${after}::bigint`)}
      ORDER BY 1 LIMIT ${most}
    ) e`;
  return { logIds: row?.log_ids ?? [], upTo: row?.up_to ?? after };
}

export async function moveCursor(
  tx: Transaction,
  project: number,
  { consumer, position }: { consumer: string; position: number },
): Promise<void> {
  await tx`
    UPDATE event_cursors SET position = ${position} WHERE project_id = ${project} AND consumer = ${consumer}`;
}

/** The most positions that one statement deletes. */
const DELETED_AT_ONCE = 10_000;

/** Deletes positions older than a day that all of these consumers have passed (log.17). */
export async function deletePassedEvents(sql: Sql, consumers: readonly string[]): Promise<void> {
  let deleted: number;
  do {
    const { count } = await sql`
      DELETE FROM event_order WHERE (project_id, position) IN (
        SELECT o.project_id, o.position FROM event_order o
        WHERE o.at < now_ms() - ${SERVICE_LIMITS.eventPositionsKept}::bigint AND ${consumers.length}::int = (
          SELECT count(*) FROM event_cursors c
          WHERE c.project_id = o.project_id AND c.consumer = ANY (${[...consumers]}::text[]) AND c.position >= o.position)
        LIMIT ${DELETED_AT_ONCE}
      )`;
    deleted = count;
  } while (deleted === DELETED_AT_ONCE);
}
