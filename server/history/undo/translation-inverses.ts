import { isManager } from '#domain/core/access/roles.ts';
import { CAPS } from '#domain/core/limits.ts';
import { editEffect } from '#domain/texts/translations/translation-edit.ts';
import {
  APPROVED,
  INITIAL,
  mayApprove,
  mayConfirm,
  mayDeleteTranslation,
  mayEditTranslation,
  REGULAR,
} from '#domain/texts/translations/translations.ts';
import { whyNotVote } from '#domain/texts/translations/votes.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import { type Deciding, decidedInverse, voterOf } from './facts.ts';
import { changeOf, inTheWay } from './inverse.ts';
import type { StoredEvent } from './queries.ts';
import type { TranslationState } from './state-queries.ts';
import type { TranslationWrite } from './writes.ts';

const TRANSLATES = { needs: 'can_translate' } as const;

/** The translation that the event changed, with the states around the event. */
const changedTranslation = ({ facts }: Deciding) => ({ now: facts.translation(), ...facts.around() });

/** Throws 409 if a translation is not any more what it was (undo.4). It may have been changed and changed back. */
export function refuseChangedTranslation(now: TranslationState, was: TranslationState | undefined) {
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
export const undoAddTranslation = decidedInverse(TRANSLATES, (deciding) => {
  const { now, after } = changedTranslation(deciding);
  if (!mayDeleteTranslation(deciding.viewer, now)) throw forbidden('role', 'role');
  refuseChangedTranslation(now, after);
  if (now.votes_plus + now.votes_minus > 0) throw inTheWay('translation', 'votedSince');
  return { does: 'delete', translation: now.id };
});

/**
 * An edited translation gets its former text, note and status (undo.7), under the rules of an edit: votes and an approval that
 * the edit has ended don't come back with the text. If the edit has ended nothing but the approval, it is approved again.
 */
export const undoEditTranslation = decidedInverse(TRANSLATES, (deciding) => {
  const { event, facts, viewer, project, quotas } = deciding;
  const { now, after, before } = changedTranslation(deciding);
  if (!mayEditTranslation(viewer, now)) throw forbidden('role', 'role');
  refuseChangedTranslation(now, after);
  if (!before) throw inTheWay('translation', 'notKept');
  if (before.text === now.text && before.context === now.context && before.status === APPROVED)
    return approveAgain(deciding, now);
  if (changeOf(event, 'text') && facts.isVotedSince) throw inTheWay('translation', 'votedSince');
  const full = whyFull(project, quotas);
  return {
    does: 'edit',
    translation: now.id,
    fields: {
      text: before.text,
      context: before.context,
      status: before.status === now.status ? undefined : before.status === INITIAL ? INITIAL : REGULAR,
      seen: undefined,
    },
    rules: {
      ...editEffect(viewer),
      needsReview: neededReview(event),
      mayApprove: mayApprove(viewer, now),
      isFull: full !== undefined,
    },
    full,
  };
});

/** Approves a translation of a string that has no approved one since the event. */
function approveAgain(
  { event, facts, viewer }: Deciding,
  translation: { id: number; author_id: number },
): TranslationWrite {
  if (!mayApprove(viewer, translation)) throw forbidden('role', 'role');
  if (facts.approved !== null) throw inTheWay('translation', 'approvedSince');
  return { does: 'approve', translation: translation.id, effect: { needsReview: neededReview(event) } };
}

/** An approved translation is what it was before, and the one that was approved before it is approved again (undo.8). */
export const undoApprove = decidedInverse(TRANSLATES, (deciding) => {
  const { event, facts, viewer } = deciding;
  const { now, after, before } = changedTranslation(deciding);
  if (!mayApprove(viewer, now)) throw forbidden('role', 'role');
  refuseChangedTranslation(now, after);
  const former = {
    status: before?.status === INITIAL ? INITIAL : REGULAR,
    needsReview: neededReview(event) ?? false,
  } as const;
  if (event.data.replaces === undefined) return { does: 'unapprove', translation: now.id, former };
  const replaced = facts.translation('replaced');
  if (!mayApprove(viewer, replaced)) throw forbidden('role', 'role');
  const was = facts.around('replaced').before;
  // Whichever status it has is not that of an approved one, since another is.
  refuseChangedTranslation(replaced, was && { ...was, status: replaced.status });
  return { does: 'approve', translation: replaced.id, effect: { replaced: former } };
});

/** A translation that was unapproved is approved again (undo.8). */
export const undoUnapprove = decidedInverse(TRANSLATES, (deciding) => {
  const { now, after } = changedTranslation(deciding);
  if (!mayApprove(deciding.viewer, now)) throw forbidden('role', 'role');
  if (deciding.facts.approved !== null) throw inTheWay('translation', 'approvedSince');
  refuseChangedTranslation(now, after);
  return approveAgain(deciding, now);
});

/** A translation that was confirmed needs review again (undo.18). */
export const undoConfirm = decidedInverse(TRANSLATES, (deciding) => {
  const { event, viewer } = deciding;
  const { now, after, before } = changedTranslation(deciding);
  if (!mayConfirm(viewer, now)) throw forbidden('role', 'role');
  // Confirming makes no revision.
  refuseChangedTranslation(now, after ?? before);
  return { does: 'review', translation: now.id, needsReview: neededReview(event) ?? true };
});

/**
 * A vote is withdrawn, or the one that it had replaced is cast again; a withdrawn vote is cast again (undo.9). Refused
 * if the user has voted again, or if the text is another one now. The votes of a member who is reverted are undone by a
 * manager, and come back if that is undone (reverts.4).
 */
export const undoVote = decidedInverse({ needs: 'can_translate' }, ({ event, facts, viewer }) => {
  const [before, after] = changeOf(event, 'is_minus') ?? [];
  // A vote of an older version of the service doesn't say what it replaced.
  if (before === undefined) throw inTheWay('vote', 'notKept');
  const now = facts.translation();
  if (now.updated_at > event.at) throw inTheWay('translation', 'editedSince');
  const voter = voterOf(event);
  const isOwn = voter === viewer.id;
  if (!isOwn && !isManager(viewer.role)) throw forbidden('role', 'role');
  if ((facts.vote ?? null) !== after) throw inTheWay('vote', 'votedSince');
  if (typeof before !== 'boolean') return { does: 'unvote', translation: now.id, isMinus: facts.vote, voter };
  const kind = isOwn ? whyNotVote(viewer, now, before) : undefined;
  if (kind) throw forbidden('vote', kind);
  const isFull = now.votes_plus + now.votes_minus >= CAPS.votersPerTranslation;
  if (facts.vote === undefined && isFull) throw tooMany('vote', 'tooMany');
  return { does: 'vote', translation: now.id, isMinus: before, voter };
});
