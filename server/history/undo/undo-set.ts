import type { Transaction } from '../../platform/database/connect.ts';
import { Refused } from '../../platform/http/failures.ts';
import { lockStrings } from '../../texts/translations/batch-queries.ts';
import { inTheWay, orGone, type StoredEvent } from './event.ts';
import { factsOf } from './facts.ts';
import { originOf, requireUndoable, type Undoer } from './undoable.ts';
import { type PlannedWrite, writeAll } from './writes.ts';

/**
 * Undoes events of different strings whose inverses are decided, in a fixed number of statements: their strings are locked in the order
 * in which everybody locks strings, what they are decided by is read, and the writes are made. Returns what stands in the way of which
 * (undo.4): these have changed nothing.
 */
export async function undoSet(
  tx: Transaction,
  events: readonly StoredEvent[],
  undoer: Undoer,
): Promise<Map<number, Refused>> {
  const { project, viewer, settings, batch } = undoer;
  const ids = events.flatMap(({ string_id }) => string_id ?? []);
  const strings = await lockStrings(tx, project.id, undefined, ids);
  const factsFor = await factsOf(tx, project.id, events, strings);
  const refused = new Map<number, Refused>();
  const planned: PlannedWrite[] = [];
  for (const event of events) {
    try {
      planned.push(plan(event));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.set(event.id, error);
    }
  }
  const whole = { project: project.id, actor: viewer.id, batch };
  return new Map([...refused, ...(await writeAll(tx, whole, planned))]);

  function plan(event: StoredEvent): PlannedWrite {
    const inverse = requireUndoable(event, undoer);
    if (!('decide' in inverse)) throw new Error('an event that is undone with others is decided');
    const string = orGone(strings.get(event.string_id ?? 0), 'string');
    const facts = factsFor(event, string);
    if (facts.isUndone) throw inTheWay('event', 'undone');
    const write = inverse.decide({ event, facts, project, viewer, quotas: settings });
    const { isRedo } = originOf(event, undoer).undoes;
    return { event: event.id, isRedo, string: string.id, write };
  }
}
