import { isProjectThere } from '../../core/content/present-project-queries.ts';
import type { DeletionKey } from '../../core/deletions/kept-row-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** Locks a deletion until the transaction ends; false if it was restored or purged meanwhile, or its project deleted. */
export async function lockDeletion(tx: Transaction, { project, event }: DeletionKey): Promise<boolean> {
  const held = await tx`
    SELECT FROM deletions WHERE project_id = ${project} AND event_id = ${event} AND ${isProjectThere(project)} FOR UPDATE`;
  return held.length === 1;
}

/** Ends a deletion whose rows are back, and deletes what it has kept. */
export async function endDeletion(tx: Transaction, { project, event }: DeletionKey): Promise<void> {
  await tx`DELETE FROM deletions WHERE project_id = ${project} AND event_id = ${event}`;
}
