import type { Commenter } from '#domain/texts/comments/comments.ts';
import type { DraftTarget } from '../../../data/drafts/draft.ts';
import type { StringParams } from '../../../data/queries/comments.ts';

/** The target of a comment's draft; undefined for a guest. */
export function commentTarget(
  { project: id, section, string }: StringParams,
  viewer: Commenter,
  kind: 'comment' | 'commentEdit',
): DraftTarget | undefined {
  if (viewer.id === undefined) return undefined;
  return { kind, user: viewer.id, project: { id, at: String(id) }, section, string };
}
