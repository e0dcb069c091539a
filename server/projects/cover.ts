import type { LockedProject } from '../core/content/project-lock-queries.ts';
import type { ImageOfLink } from '../core/image-store/open-images.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { updateProject } from './edit-queries.ts';
import { requireCurrentMember } from './members/require-current-member.ts';
import { coverAddressOf } from './queries.ts';

/**
 * Sets or removes the uploaded cover of a locked project, which removes its link. Without a change nothing is written
 * (images.2).
 */
export async function changeCover(
  tx: Transaction,
  before: LockedProject,
  { actor, cover }: { actor: number; cover: ImageOfLink },
) {
  await requireCurrentMember(tx, before.id, actor, 'can_manage_project');
  const was = await coverAddressOf(tx, before.id);
  const is = cover.hash;
  if (was === is && before.cover_url === '') return;
  const acts = {
    ...(before.cover_url !== '' && { cover_url: [before.cover_url, ''] as [string, string] }),
    ...(was !== is && { cover_image: [was, is] as [string | null, string | null] }),
  };
  await updateProject(tx, { ...before, cover_url: '' }, { actor, acts, cover });
}
