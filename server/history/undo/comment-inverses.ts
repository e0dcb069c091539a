import { mayDeleteComment, whyNotRestoreComment } from '#domain/texts/comments/comments.ts';
import { refuseByQuota } from '../../core/quotas/refuse.ts';
import { REFUSALS } from '../../texts/comments/comments.ts';
import { emptyComment, updateComment } from '../../texts/comments/queries.ts';
import { changeOf, inString, inTheWay, type OfString, orGone, type Undoing } from './inverse.ts';
import { commentNow } from './state-queries.ts';

const COMMENTS = { needs: 'can_translate', act: 'comment' } as const;

async function changedComment({ tx, target, event }: Undoing & OfString) {
  const now = orGone(await commentNow(tx, target, orGone(event.comment_id, 'comment')), 'comment');
  const [before, after] = changeOf(event, 'text') ?? [];
  return { now, before, isEdited: now.text !== after };
}

/** An added comment is deleted, unless it has replies (undo.10). */
export const undoAddComment = inString(COMMENTS, async (undoing) => {
  const { now, isEdited } = await changedComment(undoing);
  if (!mayDeleteComment(undoing.viewer, now)) throw REFUSALS.role();
  if (isEdited) throw inTheWay('comment', 'editedSince');
  if (now.has_replies) throw inTheWay('comment', 'repliedSince');
  await emptyComment(undoing.tx, undoing.target, now.id);
});

/** An edited comment gets its former text (undo.10). */
export const undoEditComment = inString(COMMENTS, async (undoing) => {
  const { tx, target, viewer, project, quotas } = undoing;
  const { now, before, isEdited } = await changedComment(undoing);
  const reason = whyNotRestoreComment(viewer, now);
  if (reason) throw REFUSALS[reason]();
  if (isEdited) throw inTheWay('comment', 'editedSince');
  if (typeof before !== 'string') throw inTheWay('comment', 'notKept');
  refuseByQuota(project, quotas, { bytes: Buffer.byteLength(before) - Buffer.byteLength(now.text) });
  await updateComment(tx, target, now.id, { text: before, seen: undefined });
});
