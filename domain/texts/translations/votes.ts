import { hasPermission, type Viewer } from '../../core/access/roles.ts';
import { type Authored, isAuthor } from './translations.ts';

/**
 * Why a member may not vote: the translation is their own, or their role does not allow such votes (votes.4, votes.2,
 * votes.3).
 */
export function whyNotVote(
  viewer: Viewer,
  translation: Authored,
  isMinus: boolean,
): 'own' | 'role' | undefined {
  if (!hasPermission(viewer.role, isMinus ? 'can_manage_translations' : 'can_translate')) return 'role';
  return isAuthor(viewer, translation) ? 'own' : undefined;
}

/** Whether a member may vote on a translation, for it or against it (votes.2, votes.3). */
export function mayVote(viewer: Viewer, translation: Authored, isMinus: boolean): boolean {
  return whyNotVote(viewer, translation, isMinus) === undefined;
}
