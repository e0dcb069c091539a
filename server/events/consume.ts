import type { Sql, Transaction } from '../database/connect.ts';
import { lockCursor, moveCursor, nextEvents, projectsBehind } from './consume-queries.ts';

/** Does something with every event of every project, once and in order (log.16). */
export type Consumer = {
  /** What its cursors are stored by; a name is never given to another consumer. */
  readonly name: string;
  /** Handles some events of a project in the transaction that moves the cursor; `logIds` are in their order. */
  handle(tx: Transaction, project: number, logIds: readonly number[]): Promise<unknown>;
};

/** The most events that are handled in one transaction. */
const BATCH = 1000;

/**
 * Lets a consumer handle the events that it has not, of all projects or of those with events of the last so many
 * milliseconds. Any server may do it at any time. Throws when all others are done if it failed in a project, where it
 * begins with the same event the next time.
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

/** Whether there may be more. */
function consumeBatch(sql: Sql, { name, handle }: Consumer, project: number): Promise<boolean> {
  return sql.begin(async (tx) => {
    const after = await lockCursor(tx, project, name);
    if (after === undefined) return false;
    const { logIds, upTo } = await nextEvents(tx, project, { after, most: BATCH });
    if (logIds.length > 0) await handle(tx, project, logIds);
    if (upTo > after) await moveCursor(tx, project, { consumer: name, position: upTo });
    return logIds.length === BATCH;
  });
}
