import { editEffect } from '#domain/translations/translation-edit.ts';
import {
  APPROVED,
  INITIAL,
  mayApprove,
  mayConfirm,
  mayDeleteTranslation,
  mayEditTranslation,
  REGULAR,
} from '#domain/translations/translations.ts';
import { forbidden } from '../http/failures.ts';
import { whyFull } from '../quotas/refuse.ts';
import { deleteApproval, insertApproval } from '../translations/approve-queries.ts';
import { setNeedsReview } from '../translations/confirm-queries.ts';
import { deleteTranslationRow } from '../translations/delete-queries.ts';
import { refuseEdit } from '../translations/edit.ts';
import { updateTranslation } from '../translations/edit-queries.ts';
import { changeOf, inTheWay, orGone, type StoredEvent, type Undoing } from './event.ts';
import { inString, type OfString } from './locks.ts';
import { hasVotesSince, type TranslationState, translationAround, translationNow } from './state-queries.ts';

const TRANSLATES = { needs: 'can_translate' } as const;

type InString = Undoing & OfString;

/** The translation that the event changed, with the states around the event. */
async function changedTranslation({ tx, at, event }: InString) {
  const id = orGone(event.translation_id, 'translation');
  const now = orGone(await translationNow(tx, at, id), 'translation');
  return { now, ...(await translationAround(tx, at, id, event.id)) };
}

/** Throws 409 if a translation is not any more what it was (undo.4). It may have been changed and changed back. */
function refuseChanged(now: TranslationState, was: TranslationState | undefined) {
  if (!was) throw inTheWay('translation', 'notKept');
  if (now.text !== was.text || now.context !== was.context) throw inTheWay('translation', 'editedSince');
  if (now.status === was.status) return;
  if (now.status === APPROVED) throw inTheWay('translation', 'approvedSince');
  throw inTheWay('translation', was.status === APPROVED ? 'unapprovedSince' : 'editedSince');
}

/** Whether a translation needed review before the event; undefined if that isn't what it changed. */
function neededReview(event: StoredEvent): boolean | undefined {
  const before = changeOf(event, 'needs_review')?.[0];
  return typeof before === 'boolean' ? before : undefined;
}

/** An added translation is deleted (undo.6). */
export const undoAddTranslation = inString(TRANSLATES, async (undoing) => {
  const { now, made } = await changedTranslation(undoing);
  if (!mayDeleteTranslation(undoing.viewer, now)) throw forbidden('role', 'role');
  refuseChanged(now, made);
  if (now.votes_plus + now.votes_minus > 0) throw inTheWay('translation', 'votedSince');
  await deleteTranslationRow(undoing.tx, undoing.at, now.id);
});

/**
 * An edited translation gets its former text, note and status (undo.7), under the rules of an edit: votes and an approval that
 * the edit has ended don't come back with the text. If the edit has ended nothing but the approval, it is approved again.
 */
export const undoEditTranslation = inString(TRANSLATES, async (undoing) => {
  const { tx, at, event, viewer, project, quotas } = undoing;
  const { now, made, before } = await changedTranslation(undoing);
  if (!mayEditTranslation(viewer, now)) throw forbidden('role', 'role');
  refuseChanged(now, made);
  if (!before) throw inTheWay('translation', 'notKept');
  if (before.text === now.text && before.context === now.context && before.status === APPROVED)
    return approveAgain(undoing, now);
  if (changeOf(event, 'text') && (await hasVotesSince(tx, project.id, now.id, event.at)))
    throw inTheWay('translation', 'votedSince');
  const full = whyFull(project, quotas);
  const outcome = await updateTranslation(tx, at, now.id, {
    ...editEffect(viewer),
    text: before.text,
    context: before.context,
    status: before.status === now.status ? undefined : before.status === INITIAL ? INITIAL : REGULAR,
    seen: undefined,
    needsReview: neededReview(event),
    mayApprove: mayApprove(viewer, now),
    isFull: full !== undefined,
  });
  if (outcome === 'quota' && full) throw forbidden('general', full);
  refuseEdit(outcome);
});

/** Approves a translation of a string that has no approved one since the event. */
async function approveAgain(
  { tx, at, event, approved, viewer }: InString,
  translation: { id: number; author_id: number },
) {
  if (!mayApprove(viewer, translation)) throw forbidden('role', 'role');
  if (approved !== null) throw inTheWay('translation', 'approvedSince');
  await insertApproval(tx, at, translation.id, { needsReview: neededReview(event) });
}

/** An approved translation is what it was before, and the one that was approved before it is approved again (undo.8). */
export const undoApprove = inString(TRANSLATES, async (undoing) => {
  const { tx, at, event, viewer } = undoing;
  const { now, made, before } = await changedTranslation(undoing);
  if (!mayApprove(viewer, now)) throw forbidden('role', 'role');
  refuseChanged(now, made);
  const former = {
    status: before?.status === INITIAL ? INITIAL : REGULAR,
    needsReview: neededReview(event) ?? false,
  } as const;
  const { replaces } = event.data;
  if (replaces === undefined) return deleteApproval(tx, at, now.id, former);
  const replaced = orGone(await translationNow(tx, at, replaces), 'translation');
  if (!mayApprove(viewer, replaced)) throw forbidden('role', 'role');
  const around = await translationAround(tx, at, replaces, event.id);
  // Whichever status it has is not that of an approved one, since another is.
  refuseChanged(replaced, around.before && { ...around.before, status: replaced.status });
  await insertApproval(tx, at, replaces, { replaced: former });
});

/** A translation that was unapproved is approved again (undo.8). */
export const undoUnapprove = inString(TRANSLATES, async (undoing) => {
  const { now, made } = await changedTranslation(undoing);
  if (!mayApprove(undoing.viewer, now)) throw forbidden('role', 'role');
  if (undoing.approved !== null) throw inTheWay('translation', 'approvedSince');
  refuseChanged(now, made);
  await approveAgain(undoing, now);
});

/** A translation that was confirmed needs review again (undo.18). */
export const undoConfirm = inString(TRANSLATES, async (undoing) => {
  const { tx, at, event, viewer } = undoing;
  const { now, made, before } = await changedTranslation(undoing);
  if (!mayConfirm(viewer, now)) throw forbidden('role', 'role');
  // Confirming makes no revision.
  refuseChanged(now, made ?? before);
  await setNeedsReview(tx, at, now.id, neededReview(event) ?? true);
});
