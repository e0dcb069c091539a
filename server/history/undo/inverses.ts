import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { undoBatch } from './batch-inverse.ts';
import { undoAddComment, undoEditComment } from './comment-inverses.ts';
import type { DecidedInverse } from './decided.ts';
import { undoDeletion } from './deletion-inverses.ts';
import { undoAddEntry, undoEditEntry } from './entry-inverses.ts';
import type { Inverse } from './event.ts';
import { undoAddStrings } from './import-inverse.ts';
import { undoEditProject } from './project-inverses.ts';
import { undoAddSection, undoEditSection, undoRearrange, undoRestoreSection } from './section-inverses.ts';
import { undoParts } from './split-inverses.ts';
import { undoEditString, undoRestoreString } from './string-inverses.ts';
import {
  undoAddTranslation,
  undoApprove,
  undoConfirm,
  undoEditTranslation,
  undoUnapprove,
} from './translation-inverses.ts';
import { undoUpdateSource } from './update-inverse.ts';
import { undoVote } from './vote-inverses.ts';

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
export function inverseOf(code: number): Inverse | DecidedInverse | undefined {
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
