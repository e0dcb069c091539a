import { isRestricted } from '../../core/access/restrictions.ts';
import { hasPermission, type Viewer } from '../../core/access/roles.ts';
import { LIMITS } from '../../core/limits.ts';
import { isBlank, isLongerThan } from '../../core/text/text.ts';

/** The `reply` of a comment that is not a reply (comments.1). */
export const TOP_LEVEL = -1;

/**
 * The fields of a comment that rights and read marks depend on; an empty text means that it is deleted (comments.6).
 */
export type CommentLike = { readonly id: number; readonly author_id: number; readonly text: string };

/** A user who may be allowed to comment, with the bits of `limitations`. */
export type Commenter = Viewer & { readonly limitations: number };

/** Whether a comment is deleted; it keeps its position in the thread (comments.6). */
export function isDeleted({ text }: Pick<CommentLike, 'text'>): boolean {
  return text === '';
}

/** Why a text can't be a comment: it is blank, or too long (comments.2). */
export function whyNotComment(text: string): 'required' | 'maxlength' | undefined {
  if (isBlank(text)) return 'required';
  return isLongerThan(text, LIMITS.comment.max) ? 'maxlength' : undefined;
}

/**
 * Why a member may not comment or reply: their role does not allow it (comments.3), or a restriction does not
 * (users.9).
 */
export function whyNotAddComment({ role, limitations }: Commenter): 'role' | 'limited' | undefined {
  if (!hasPermission(role, 'can_translate')) return 'role';
  return isRestricted(limitations, 'addingComments') ? 'limited' : undefined;
}

export function mayComment(viewer: Commenter): boolean {
  return whyNotAddComment(viewer) === undefined;
}

/** Why a member may not edit a comment: it is another user's, they are restricted, or it is deleted (comments.4). */
export function whyNotEditComment(
  viewer: Commenter,
  comment: CommentLike,
): 'role' | 'limited' | 'deleted' | undefined {
  if (!isOwn(viewer, comment)) return 'role';
  if (isRestricted(viewer.limitations, 'editingComments')) return 'limited';
  return isDeleted(comment) ? 'deleted' : undefined;
}

export function mayEditComment(viewer: Commenter, comment: CommentLike): boolean {
  return whyNotEditComment(viewer, comment) === undefined;
}

/**
 * Why a member may not restore a former text of a comment. Whoever may delete the comments of others may restore them too, because
 * reverting an author's work does so (reverts.4).
 */
export function whyNotRestoreComment(
  viewer: Commenter,
  comment: CommentLike,
): 'role' | 'limited' | 'deleted' | undefined {
  if (viewer.id === comment.author_id) return whyNotEditComment(viewer, comment);
  return mayDeleteComment(viewer, comment) ? undefined : 'role';
}

/** Whether a member may delete a comment: its author, and managers of strings (comments.5). */
export function mayDeleteComment(viewer: Viewer, comment: CommentLike): boolean {
  return !isDeleted(comment) && (hasPermission(viewer.role, 'can_manage_strings') || isOwn(viewer, comment));
}

/** Whether somebody may read all deleted comments, whoever wrote them; authors read their own (history.3). */
export function readsDeletedComments({ role }: Viewer): boolean {
  return hasPermission(role, 'can_manage_strings');
}

/**
 * The comments on one string that a user has not read: those by others that are not deleted and later than `readTo`,
 * the last id that they have read there (0 if none). Opening the comments marks them all as read (comments.9).
 */
export function unreadOf<T extends CommentLike>(
  comments: readonly T[],
  readTo: number,
  viewerId: number | undefined,
): T[] {
  return comments.filter(
    (comment) => comment.id > readTo && comment.author_id !== viewerId && !isDeleted(comment),
  );
}

function isOwn({ id, role }: Viewer, { author_id }: CommentLike): boolean {
  return id !== undefined && id === author_id && hasPermission(role, 'can_translate');
}
