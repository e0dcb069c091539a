import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockCursor, moveCursor, nextEvents, projectsBehind } from './consume-queries.ts';

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
 * Any server may do so at any time. A failure in one project does not stop the others; it is thrown at the end, and the
 * next run begins with the failed event.
 */
export async function consumeEvents(sql: Sql, consumer: Consumer, within?: number): Promise<void> {
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
