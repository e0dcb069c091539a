import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { StringFinding } from '#domain/texts/checks/string-findings.ts';
import { createTaskThread, type TaskAsker } from '../../platform/limits/task-thread.ts';
import type { CheckedPairResult, CheckTask, FindingsTask } from './task.ts';

const inThread = createTaskThread<CheckTask | FindingsTask, unknown>({
  program: new URL('./program.ts', import.meta.url),
  queue: SERVICE_LIMITS.checkQueue,
  lasts: SERVICE_LIMITS.checkTask,
  keptIdle: 10_000,
});

/**
 * Tells which checks translations fail, in a thread of their own, one task after the other, so that no checks hold up the server
 * (docs/decisions/122). Rejects as {@link createTaskThread} says.
 */
export const failedInThread = async (task: CheckTask, asker: TaskAsker) =>
  (await inThread(task, asker)) as CheckedPairResult[];

/** Tells all that some checks find in translations, in the same thread. */
export const findingsInThread = async (task: FindingsTask, asker: TaskAsker) =>
  (await inThread(task, asker)) as StringFinding[][];
