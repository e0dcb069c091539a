import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { deleteProjectOf } from '../../projects/deleted-queries.ts';
import { changeOwner, ownerOf, updateProject } from '../../projects/edit-queries.ts';
import { deleteAccount } from './delete-accounts.ts';
import type { Erasure } from './erasure-list.ts';
import { heirOf, isDeleted, markErasures, projectsOwnedBy } from './erasure-queries.ts';

/**
 * Deletes the accounts of a list again, in a restored database that nobody uses yet (accounts.33); how many, and how many wait.
 * What they owned at the time of the backup they had transferred or deleted later: a project goes to the member with the highest role
 * who has been there longest, and is deleted if there is no other member. Nobody gets an email again.
 */
export async function reapplyErasures(
  sql: Sql,
  erasures: readonly Erasure[],
): Promise<{ deleted: number; waiting: number }> {
  const users = await markErasures(sql, erasures);
  const never = new AbortController().signal;
  const counts = { deleted: 0, waiting: 0 };
  for (const user of users) {
    for (const project of await projectsOwnedBy(sql, user)) await releaseProject(sql, project, user, users);
    await deleteAccount(sql, user, { settings: { mail: undefined }, signal: never, settles: 0 });
    counts[(await isDeleted(sql, user)) ? 'deleted' : 'waiting'] += 1;
  }
  return counts;
}

async function releaseProject(sql: Sql, project: number, user: number, leaving: readonly number[]) {
  const isGiven = await withProjectLocked(sql, project, async (tx, before) => {
    const heir = await heirOf(tx, project, leaving);
    const owner = await ownerOf(tx, project);
    if (!heir || !owner) return false;
    await changeOwner(tx, project, heir.id);
    const acts = { owner: [owner.username, heir.username] as [string, string] };
    await updateProject(tx, before, { actor: user, acts, newOwner: heir.id });
    return true;
  });
  if (!isGiven) await deleteProjectOf(sql, project, user);
}
