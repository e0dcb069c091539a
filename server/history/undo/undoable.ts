import type { Quotas } from '#domain/core/access/quotas.ts';
import { hasPermission, type Permission } from '#domain/core/access/roles.ts';
import { undoesOf } from '#domain/core/events/undo.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import { refuseByStatus } from '../../core/guards/guards.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import { forbidden } from '../../platform/http/failures.ts';
import type { DecidedInverse } from './decided.ts';
import { type Inverse, inTheWay, type StoredEvent } from './event.ts';
import { inverseOf } from './inverses.ts';

/** Who undoes in which project, and the batch that the undo is part of. */
export type Undoer = {
  project: LoadedProject;
  viewer: Commenter & { id: number };
  settings: Quotas & { deletedDays: number };
  batch?: number;
};

/** Returns how an event is undone, or throws 409: not at all. */
function requireInverse(event: StoredEvent): Inverse | DecidedInverse {
  const inverse = event.data.part ? undefined : inverseOf(event.w);
  if (!inverse || inverse.isFor?.(event) === false) throw inTheWay('event', 'notUndoable');
  return inverse;
}

/** The permission that undoing an event requires. Throws 409 if it can't be undone. */
export function permissionToUndo(event: StoredEvent): Permission {
  const { needs } = requireInverse(event);
  return typeof needs === 'function' ? needs(event) : needs;
}

/** Returns how an event is undone, or throws 403 and 409: not at all, or not by this user. */
export function requireUndoable(event: StoredEvent, { project, viewer }: Undoer): Inverse | DecidedInverse {
  const inverse = requireInverse(event);
  if (!hasPermission(viewer.role, permissionToUndo(event))) throw forbidden('role', 'role');
  refuseByStatus(project, viewer.role, inverse.act ?? 'content');
  return inverse;
}

/** What the entry of the inverse act says: the event that it undoes, and the batch that it is part of. */
export const originOf = ({ id, undoes, data }: StoredEvent, { batch }: Undoer) => ({
  undoes: undoesOf({ id, undoes: undoes ?? undefined, redo: data.redo }),
  batch,
});
