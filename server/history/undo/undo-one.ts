import type { Transaction } from '../../platform/database/connect.ts';
import { inTheWay, type StoredEvent } from './event.ts';
import { undoSet } from './undo-set.ts';
import { originOf, requireUndoable, type Undoer } from './undoable.ts';

/**
 * Undoes an event in a transaction (undo.3). Throws 403 and 409 (undo.4). Without an entry that undoes it there was nothing left to
 * do, which the caller looks up: either the whole entry or whether there is one.
 */
export async function undoOne(tx: Transaction, event: StoredEvent, undoer: Undoer): Promise<void> {
  const inverse = requireUndoable(event, undoer);
  if ('decide' in inverse) {
    const refused = (await undoSet(tx, [event], undoer)).get(event.id);
    if (refused) throw refused;
    return;
  }
  const { project, viewer, settings } = undoer;
  const { deletedDays } = settings;
  const me = { id: viewer.id };
  const origin = originOf(event, undoer);
  await inverse.undo({ tx, event, origin, project, me, viewer, quotas: settings, deletedDays });
}

/** 409: the inverse had nothing left to do. */
export const nothingToUndo = () => inTheWay('event', 'changed');
