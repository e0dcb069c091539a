import type { Project } from '#contract/projects/projects.ts';
import { JOIN_MODES } from '#domain/core/access/visibility.ts';

/**
 * How a guest (`undefined`) or a user can join a project (visibility.12): at once if it is public or they are invited,
 * otherwise by a request, which may be pending.
 */
export function joinMethod(
  { visibility, invite }: Pick<Project, 'visibility' | 'invite'>,
  userId: number | undefined,
): 'join' | 'request' | 'requested' {
  if (invite) return invite.inviter_id === userId ? 'requested' : 'join';
  return JOIN_MODES[visibility] === 'join' ? 'join' : 'request';
}
