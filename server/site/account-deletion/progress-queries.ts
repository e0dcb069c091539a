import type postgres from 'postgres';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockDeletionOf } from '../../platform/database/directory-locks.ts';
import { asJson } from '../../platform/database/fragment.ts';
import { changeShardsInTurn } from '../../platform/database/shards-in-turn.ts';
import { type DeletionProgress, type DeletionStep, LATER } from './progress.ts';

/** The users whose accounts are to be deleted now, or whose deletion hasn't ended, the longest due first. */
export async function dueDeletions(sql: Sql, most: number): Promise<number[]> {
  const due = await sql<{ user_id: number }[]>`
    SELECT user_id FROM account_deletions WHERE ended_at IS NULL AND due_at <= now_ms() ORDER BY due_at, user_id LIMIT ${most}`;
  return due.map(({ user_id }) => user_id);
}

/**
 * Does the next step of a deletion in a transaction, under a lock, so that two jobs don't do the same; false if it has
 * ended, or can't go on yet. What is left to do is stored with what was done, so that after a crash it goes on with the step that was lost.
 */
export function runNextStep(sql: Sql, user: number, steps: readonly DeletionStep[]): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockDeletionOf(tx, user);
    await changeShardsInTurn(tx);
    const [row] = await tx<{ progress: Partial<DeletionProgress>; erases: boolean }[]>`
      SELECT progress, erases FROM account_deletions WHERE user_id = ${user} AND deleted_at IS NOT NULL AND ended_at IS NULL`;
    if (!row) return false;
    const { step: nth = 0, at = {} } = row.progress;
    const step = steps[nth];
    if (!step) {
      await tx`UPDATE account_deletions SET ended_at = now_ms(), progress = '{}' WHERE user_id = ${user}`;
      return false;
    }
    const next = await step(tx, user, at, row);
    if (next === LATER) return false;
    await storeProgress(tx, user, next ? { step: nth, at: next } : { step: nth + 1, at: {} });
    return true;
  });
}

const storeProgress = (tx: Transaction, user: number, progress: DeletionProgress) =>
  tx`UPDATE account_deletions SET progress = ${asJson(progress as postgres.JSONValue)}::jsonb WHERE user_id = ${user}`;
