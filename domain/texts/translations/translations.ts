import { hasPermission, type Viewer } from '../../core/access/roles.ts';
import { isTooLong } from '../../core/text/may-be-plural.ts';
import { isBlank } from '../../core/text/text.ts';
import { translationLimit } from '../../core/text/translation-limit.ts';

/** The status of a translation whose author is not sure of it (translations.5). */
export const INITIAL = -1;
export const REGULAR = 0;
/** The status of the approved translation, of which a string has at most one (translations.10). */
export const APPROVED = 1;

export type TranslationStatus = typeof INITIAL | typeof REGULAR | typeof APPROVED;

/** The fields of a translation that tell its author. */
export type Authored = { readonly author_id: number };

/** Whether a member may add translations (translations.22). */
export function mayTranslate({ role }: Viewer): boolean {
  return hasPermission(role, 'can_translate');
}

/** Whether the switch 'mark as initial' is on by default (translations.7). */
export function startsAsInitial({ role }: Viewer): boolean {
  return !hasPermission(role, 'can_self_approve');
}

/** Why a text can't be a translation: it is blank, or too long in general or for this string (translations.3). */
export function whyNotTranslate(
  text: string,
  maxLength?: number | null,
): 'required' | 'maxlength' | undefined {
  if (isBlank(text)) return 'required';
  return isTooLong(text, translationLimit(maxLength)) ? 'maxlength' : undefined;
}

/**
 * Whether a member may edit a translation's text, or make an initial one regular: its author and managers of
 * translations (translations.17, translations.6).
 */
export function mayEditTranslation(viewer: Viewer, translation: Authored): boolean {
  if (hasPermission(viewer.role, 'can_manage_translations')) return true;
  return isAuthor(viewer, translation) && mayTranslate(viewer);
}

/** Whether a member may delete a translation (translations.21). */
export function mayDeleteTranslation(viewer: Viewer, translation: Authored): boolean {
  return mayEditTranslation(viewer, translation);
}

/** Whether somebody may read what a deleted translation was: its author, and managers of translations (revisions.10). */
export function mayReadDeleted(viewer: Viewer, translation: Authored): boolean {
  return readsDeletedTranslations(viewer) || isAuthor(viewer, translation);
}

/** Whether somebody may read all deleted translations, whoever wrote them (revisions.10). */
export function readsDeletedTranslations({ role }: Viewer): boolean {
  return hasPermission(role, 'can_manage_translations');
}

/**
 * Whether a member may approve and unapprove a translation; approving own ones is a separate permission
 * (translations.9).
 */
export function mayApprove(viewer: Viewer, translation: Authored): boolean {
  return hasPermission(viewer.role, isAuthor(viewer, translation) ? 'can_self_approve' : 'can_approve');
}

/** Whether a member may say that a translation needs no review: who may edit it and who may approve it (translations.30). */
export function mayConfirm(viewer: Viewer, translation: Authored): boolean {
  return mayEditTranslation(viewer, translation) || mayApprove(viewer, translation);
}

/** Whether a translation is the approved one of its string. */
export function isApproved({ status }: { readonly status: TranslationStatus }): boolean {
  return status === APPROVED;
}

/** Whether a translation's author is not sure of it. */
export function isInitial({ status }: { readonly status: TranslationStatus }): boolean {
  return status === INITIAL;
}

/** Whether a user is the author. */
export function isAuthor({ id }: Viewer, { author_id }: Authored): boolean {
  return id !== undefined && id === author_id;
}
