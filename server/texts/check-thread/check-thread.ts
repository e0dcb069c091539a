import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { createTaskThread } from '../../platform/limits/task-thread.ts';
import type { CheckResult, CheckTask } from './task.ts';

/**
 * Checks translations in a thread of their own, one task after the other, so that no checks hold up the server (docs/decisions/122).
 * Rejects as {@link createTaskThread} says.
 */
export const checkInThread = createTaskThread<CheckTask, CheckResult>({
  program: new URL('./program.ts', import.meta.url),
  queue: SERVICE_LIMITS.checkQueue,
  lasts: SERVICE_LIMITS.checkTask,
  keptIdle: 10_000,
});
