import type { Transaction } from '../database/connect.ts';
import type { ImageOfLink } from '../images/open-images.ts';
import { stillMember } from '../members/standing.ts';
import { updateProject } from './edit-queries.ts';
import type { LockedProject } from './lock-queries.ts';
import { coverAddressOf } from './queries.ts';

/**
 * Gives a locked project an image that was sent, or takes away the one it has; its link goes in both cases. What is already
 * so is no change (DECISIONS §8).
 */
export async function changeCover(
  tx: Transaction,
  before: LockedProject,
  { actor, cover }: { actor: number; cover: ImageOfLink },
) {
  await stillMember(tx, before.id, actor, 'can_manage_project');
  const was = await coverAddressOf(tx, before.id);
  const is = cover.hash;
  if (was === is && before.cover_url === '') return;
  const acts = {
    ...(before.cover_url !== '' && { cover_url: [before.cover_url, ''] as [string, string] }),
    ...(was !== is && { cover_image: [was, is] as [string | null, string | null] }),
  };
  await updateProject(tx, { ...before, cover_url: '' }, { actor, acts, cover });
}
