import { hasPermission, type Viewer } from '../access/roles.ts';
import { LIMITS } from '../limits.ts';
import { isBlank, isLongerThan } from '../texts/text.ts';

/** A draft its author is not sure of (translations.5). */
export const INITIAL = -1;
export const REGULAR = 0;
/** At most one translation of a string is approved (translations.10). */
export const APPROVED = 1;

export type TranslationStatus = typeof INITIAL | typeof REGULAR | typeof APPROVED;

/** A translation as far as its author goes. */
export type Authored = { readonly author_id: number };

/** Whether a member may propose translations (translations.22). */
export function mayTranslate({ role }: Viewer): boolean {
  return hasPermission(role, 'can_translate');
}

/** Whether the switch 'mark as initial' is on to begin with (translations.7). */
export function startsAsInitial({ role }: Viewer): boolean {
  return !hasPermission(role, 'can_self_approve');
}

/** The most code points that a translation may have: the limit of all or the string's own, whichever is less. */
export function translationLimit(maxLength: number | null | undefined): number {
  return Math.min(LIMITS.translation.max, maxLength ?? LIMITS.translation.max);
}

/**
 * Why a text is no translation: nothing to read in it, or too long for every string or for this one
 * (translations.3).
 */
export function whyNotTranslate(
  text: string,
  maxLength?: number | null,
): 'required' | 'maxlength' | undefined {
  if (isBlank(text)) return 'required';
  return isLongerThan(text, translationLimit(maxLength)) ? 'maxlength' : undefined;
}

/**
 * Whether a member may change a translation's text, or turn a draft into a regular one: its author, and
 * managers of translations (translations.17, translations.6).
 */
export function mayEditTranslation(viewer: Viewer, translation: Authored): boolean {
  if (hasPermission(viewer.role, 'can_manage_translations')) return true;
  return isAuthor(viewer, translation) && mayTranslate(viewer);
}

/** Whether a member may delete a translation (translations.21). */
export function mayDeleteTranslation(viewer: Viewer, translation: Authored): boolean {
  return mayEditTranslation(viewer, translation);
}

/**
 * Whether a member may approve a translation or take that back; own ones and others' are two rights
 * (translations.9).
 */
export function mayApprove(viewer: Viewer, translation: Authored): boolean {
  return hasPermission(viewer.role, isAuthor(viewer, translation) ? 'can_self_approve' : 'can_approve');
}

/** Whether a translation is its string's approved one. */
export function isApproved({ status }: { readonly status: TranslationStatus }): boolean {
  return status === APPROVED;
}

/** Whether a translation is a draft that its author is not sure of. */
export function isInitial({ status }: { readonly status: TranslationStatus }): boolean {
  return status === INITIAL;
}

/** Whether somebody wrote this themselves. */
export function isAuthor({ id }: Viewer, { author_id }: Authored): boolean {
  return id !== undefined && id === author_id;
}
