import { whyNotWrite } from '#domain/core/access/project-status.ts';
import type { Quotas } from '#domain/core/access/quotas.ts';
import { hasPermission, heldRole, mayRevert } from '#domain/core/access/roles.ts';
import { ALL_ACTIONS, isEventAction } from '#domain/texts/batches/actions.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import { loadProjectFor } from '../../core/guards/member-queries.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { memberRoleOf } from '../../projects/members/queries.ts';
import type { RunningBatch } from './queries.ts';

/** Who runs a batch: the user who started it, with their present role, and the project as it is now. */
export type Runner = {
  project: LoadedProject;
  viewer: Commenter & { id: number };
  settings: BatchSettings;
};

/** Settings that what a batch writes depends on. */
export type BatchSettings = Quotas & { deletedDays: number };

/** Loads who runs a batch, or why it may not go on (batches.5). */
export async function runnerOf(
  tx: Transaction,
  projectId: number,
  { actor_id, author_id, action }: RunningBatch,
  settings: BatchSettings,
): Promise<Runner | { refused: string }> {
  const loaded = await loadProjectFor(tx, projectId, actor_id);
  if (!loaded) return { refused: 'gone' };
  if (loaded.project.role_id === null) return { refused: 'role' };
  const { project, limitations } = loaded;
  const viewer = { id: actor_id, role: heldRole(project), limitations };
  if (action === 'revert' && author_id !== null) {
    const target = { id: author_id, role: (await memberRoleOf(tx, projectId, author_id))?.role };
    if (!mayRevert(viewer, target)) return { refused: 'role' };
  }
  if (!isEventAction(action)) {
    const { needs, act } = ALL_ACTIONS[action];
    if (!hasPermission(viewer.role, needs)) return { refused: 'role' };
    const why = whyNotWrite(project.status, act, hasPermission(viewer.role, 'can_manage_project'));
    if (why) return { refused: why };
  }
  return { project, viewer, settings };
}
