import { LIMITS } from '#domain/core/limits.ts';
import { announceEntries } from '../../core/events/bus-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type BatchSettings, type Runner, runnerOf } from './member.ts';
import { advanceBatch, lockBatch, type RunningBatch, refuseBatch, type StepResult } from './queries.ts';

type Key = { project: number; batch: number };

/** Handles the next items of a batch in a transaction. */
export type HandleItems = (tx: Transaction, batch: RunningBatch, runner: Runner) => Promise<StepResult>;

/**
 * Does the next step of a batch in a transaction, which is whole or not at all: after a crash the batch goes on with the step that
 * was lost (batches.4). Returns whether the batch has ended.
 */
export async function runStep(
  tx: Transaction,
  { project, batch: id }: Key,
  settings: BatchSettings,
  handle: HandleItems,
): Promise<boolean> {
  const batch = await lockBatch(tx, project, id, LIMITS.batchStep);
  if (!batch) return true;
  const runner = await runnerOf(tx, project, batch, settings);
  if ('refused' in runner) {
    await refuseBatch(tx, project, id, runner.refused);
    return true;
  }
  return advanceBatch(tx, project, id, await handle(tx, batch, runner));
}

type Running = { settings: BatchSettings; handle: HandleItems; signal: AbortSignal };

/** Runs a batch to its end (batches.4). Stops after a step when the signal says so; then it is run again. */
export async function runBatch(sql: Sql, key: Key, { settings, handle, signal }: Running) {
  for (;;) {
    signal.throwIfAborted();
    const hasEnded = await sql.begin((tx) => runStep(tx, key, settings, handle));
    await announceEntries(sql, key.project);
    if (hasEnded) return;
  }
}
