import type { Project } from '#contract/projects.ts';
import type { Commenter } from '#domain/comments/comments.ts';
import type { DraftPlace } from '../../data/drafts/draft.ts';
import type { StringAt } from '../../data/queries/comments.ts';

/** Where a comment on a string belongs, for the list of drafts; undefined for a guest. */
export function commentPlace(
  { project: at, section, string }: StringAt,
  { id }: Pick<Project, 'id'>,
  viewer: Commenter,
  kind: 'comment' | 'commentEdit',
): DraftPlace | undefined {
  if (viewer.id === undefined) return undefined;
  return { kind, user: viewer.id, project: { id, at }, section, string };
}
