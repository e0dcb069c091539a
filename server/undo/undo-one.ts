import type { Quotas } from '#domain/access/quotas.ts';
import { hasPermission, type Permission } from '#domain/access/roles.ts';
import type { Commenter } from '#domain/comments/comments.ts';
import { undoesOf } from '#domain/events/undo.ts';
import type { Transaction } from '../database/connect.ts';
import { refuseByStatus } from '../guards/guards.ts';
import type { LoadedProject } from '../guards/queries.ts';
import { forbidden } from '../http/failures.ts';
import { type Inverse, inTheWay, type StoredEvent } from './event.ts';
import { inverseOf } from './inverses.ts';

/** Who undoes in which project, and the batch that the undo is part of. */
export type Undoer = {
  project: LoadedProject;
  viewer: Commenter & { id: number };
  settings: Quotas & { deletedKept: number };
  batch?: number;
};

/** Returns how an event is undone, or throws 409: not at all. */
function requireInverse(event: StoredEvent): Inverse {
  const inverse = event.data.part ? undefined : inverseOf(event.w);
  if (!inverse) throw inTheWay('event', 'notUndoable');
  return inverse;
}

/** The permission that undoing an event requires. Throws 409 if it can't be undone. */
export function permissionToUndo(event: StoredEvent): Permission {
  const { needs } = requireInverse(event);
  return typeof needs === 'function' ? needs(event) : needs;
}

/**
 * Undoes an event in a transaction (undo.3). Throws 403 and 409 (undo.4). Without an entry that undoes it there was nothing left to
 * do, which the caller looks up: either the whole entry or whether there is one.
 */
export async function undoOne(
  tx: Transaction,
  event: StoredEvent,
  { project, viewer, settings, batch }: Undoer,
): Promise<void> {
  const inverse = requireInverse(event);
  if (!hasPermission(viewer.role, permissionToUndo(event))) throw forbidden('role', 'role');
  refuseByStatus(project, viewer.role, inverse.act ?? 'content');
  const { deletedKept } = settings;
  const undoes = undoesOf({ id: event.id, undoes: event.undoes ?? undefined, redo: event.data.redo });
  const me = { id: viewer.id };
  const origin = { undoes, batch };
  await inverse.undo({ tx, event, origin, project, me, viewer, quotas: settings, deletedKept });
}

/** 409: the inverse had nothing left to do. */
export const nothingToUndo = () => inTheWay('event', 'changed');
