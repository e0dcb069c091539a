import type { HandleItems } from '../batches/run.ts';
import type { Transaction } from '../database/connect.ts';
import { Refused } from '../http/failures.ts';
import { lockStrings } from '../translations/batch-queries.ts';
import type { StoredEvent } from './event.ts';
import { isInString } from './inverses.ts';
import { eventsOf, isUndone } from './queries.ts';
import { nothingToUndo, type Undoer, undoOne } from './undo-one.ts';

/**
 * Undoes some events of a batch in their order, each by itself: what stands in the way of one leaves that one as it is. Only events
 * inside of strings share a transaction, because their locks are taken together; any other one has it alone.
 */
async function undoEvents(tx: Transaction, ids: readonly number[], undoer: Undoer) {
  const events = await eventsOf(tx, undoer.project.id, ids);
  const others = events.findIndex((event) => !isInString(event.w));
  const next = others === -1 ? events : events.slice(0, Math.max(others, 1));
  await lockStringsOf(tx, undoer.project.id, next);
  const skipped = [...(await undoEach(tx, next, undoer)).values()];
  const gone = next === events ? ids.length - events.length : 0;
  const missing = Array.from({ length: gone }, () => 'gone');
  return {
    done: next.length + gone,
    changed: next.length - skipped.length,
    skipped: [...skipped, ...missing],
  };
}

/** What a step of a batch does whose items are events (batches.8, reverts.1). */
export const undoItems: HandleItems = (tx, batch, runner) =>
  undoEvents(tx, batch.next, { ...runner, batch: batch.id });

/** Locks the strings of those events that lock nothing else, in the order in which everybody locks strings. */
export async function lockStringsOf(tx: Transaction, project: number, events: readonly StoredEvent[]) {
  const strings = events.flatMap((event) =>
    isInString(event.w) && event.string_id ? [event.string_id] : [],
  );
  await lockStrings(tx, project, undefined, [...new Set(strings)]);
}

/** Undoes events in their order, and returns what stands in the way of which: these are left as they are. */
export async function undoEach(
  tx: Transaction,
  events: readonly StoredEvent[],
  undoer: Undoer,
): Promise<Map<number, string>> {
  const inTheWay = new Map<number, string>();
  for (const event of events) {
    const why = await whyNotUndone(tx, event, undoer);
    if (why) inTheWay.set(event.id, why);
  }
  return inTheWay;
}

/** Undoes an event, and returns what stands in the way, if anything does: then nothing has changed. */
async function whyNotUndone(
  tx: Transaction,
  event: StoredEvent,
  undoer: Undoer,
): Promise<string | undefined> {
  try {
    await tx.savepoint(async (inner) => {
      await undoOne(inner, event, undoer);
      if (!(await isUndone(inner, undoer.project.id, event.id))) throw nothingToUndo();
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.reply.errors[0]?.kind;
    throw error;
  }
}
