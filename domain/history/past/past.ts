import { hasPermission, type Viewer } from '../../core/access/roles.ts';
import type { StringState } from '../../core/text/strings.ts';
import { APPROVED, INITIAL, isAuthor } from '../../texts/translations/translations.ts';
import { DELETED_KINDS } from '../deleted/deleted.ts';

/**
 * What has become of a text of the past. `present`: it is there now. The kind of a deleted thing: members can restore
 * the text with it. `removed`: it is gone for good, or a site administrator has deleted it (past.4).
 */
export type Fate = 'present' | 'section' | 'string' | 'translation' | 'removed';

/** Whether somebody reads a text of the past: what was deleted as far as they could restore it (past.4). */
export function readsPastText(viewer: Viewer, fate: Fate, author_id: number | null = null): boolean {
  if (fate === 'present' || fate === 'removed') return fate === 'present';
  if (hasPermission(viewer.role, DELETED_KINDS[fate].permission)) return true;
  return author_id !== null && isAuthor(viewer, { author_id });
}

/** How far a string was (strings.20), by the status of its current translation; null without one. */
export function stateThen(status: number | null): StringState {
  if (status === null) return 'none';
  if (status === APPROVED) return 'approved';
  return status === INITIAL ? 'initial' : 'review';
}
