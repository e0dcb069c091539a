import type { Project } from '#contract/projects.ts';
import { WAYS_IN } from '#domain/access/visibility.ts';

/**
 * How a guest (`undefined`) or a user who is no member comes in: at once (a public project, or an invitation to them), by
 * asking, or not again, since they have asked (visibility.12).
 */
export function wayInto(
  { visibility, invite }: Pick<Project, 'visibility' | 'invite'>,
  userId: number | undefined,
): 'join' | 'request' | 'requested' {
  if (invite) return invite.inviter_id === userId ? 'requested' : 'join';
  return WAYS_IN[visibility] === 'join' ? 'join' : 'request';
}
