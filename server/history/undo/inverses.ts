import type { Quotas } from '#domain/core/access/quotas.ts';
import { hasPermission, type Permission } from '#domain/core/access/roles.ts';
import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import { refuseByStatus } from '../../core/guards/guards.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import { forbidden } from '../../platform/http/failures.ts';
import { undoBatch } from './batch-inverses.ts';
import { undoAddComment, undoEditComment } from './comment-inverses.ts';
import { undoDeletion } from './deletion-inverse.ts';
import type { DecidedInverse } from './facts.ts';
import { type Inverse, inTheWay, undoneBy } from './inverse.ts';
import { undoAddEntry, undoEditEntry, undoEditProject } from './project-inverses.ts';
import type { StoredEvent } from './queries.ts';
import { undoAddSection, undoEditSection, undoRearrange, undoRestoreSection } from './section-inverses.ts';
import { undoParts } from './split-inverses.ts';
import { undoAddStrings, undoEditString, undoRestoreString } from './string-inverses.ts';
import {
  undoAddTranslation,
  undoApprove,
  undoConfirm,
  undoEditTranslation,
  undoUnapprove,
  undoVote,
} from './translation-inverses.ts';
import { undoUpdateSource } from './update-inverse.ts';

/** How events are undone, by kind (undo.3). Others can't be undone. */
const INVERSES: Partial<Record<EventKind, Inverse | DecidedInverse>> = {
  addTranslation: undoAddTranslation,
  editTranslation: undoEditTranslation,
  approve: undoApprove,
  unapprove: undoUnapprove,
  confirmTranslation: undoConfirm,
  vote: undoVote,
  unvote: undoVote,
  addComment: undoAddComment,
  editComment: undoEditComment,
  addStrings: undoAddStrings,
  editString: undoEditString,
  rearrange: undoRearrange,
  addSection: undoAddSection,
  editSection: undoEditSection,
  addEntry: undoAddEntry,
  editEntry: undoEditEntry,
  deleteSection: undoDeletion('section'),
  deleteString: undoDeletion('string'),
  deleteTranslation: undoDeletion('translation'),
  deleteComment: undoDeletion('comment'),
  deleteEntry: undoDeletion('entry'),
  restoreSection: undoRestoreSection,
  restoreString: undoRestoreString,
  restoreTranslation: undoAddTranslation,
  restoreComment: undoAddComment,
  restoreEntry: undoAddEntry,
  splitString: undoParts,
  mergeStrings: undoParts,
  runBatch: undoBatch,
  updateSource: undoUpdateSource,
  editProject: undoEditProject,
};

/** The inverse of an event with this code; undefined if it can't be undone. */
function inverseOf(code: number): Inverse | DecidedInverse | undefined {
  const kind = eventKindOf(code);
  return kind && INVERSES[kind];
}

/** The codes of what can be undone. */
export const UNDOABLE_CODES: readonly number[] = (Object.keys(INVERSES) as EventKind[]).map(
  (kind) => LOG_CODES[kind],
);

/** Whether undoing an event with this code locks nothing but its string. */
export const isInString = (code: number): boolean => inverseOf(code)?.isInString === true;

/** Whether an event with this code is undone together with others, of other strings. */
export function isDecided(code: number): boolean {
  const inverse = inverseOf(code);
  return inverse !== undefined && 'decide' in inverse;
}

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
export const undoOriginOf = (event: StoredEvent, { batch }: Undoer) => ({ undoes: undoneBy(event), batch });
