import { hasPermission, type Viewer } from '../../core/access/roles.ts';
import type { StringState } from '../../core/text/strings.ts';
import { APPROVED, INITIAL, isAuthor } from '../../texts/translations/translations.ts';
import { DELETED_KINDS } from '../deleted/deleted.ts';

/**
 * What has become of a text of the past: it is there now (`present`), members can restore it, with the thing of this kind that was
 * deleted, or it is `removed` for good, as also what a site administrator deleted (past.4).
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
