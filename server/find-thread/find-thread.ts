import { SERVICE_LIMITS } from '#domain/service-limits.ts';
import { createTaskThread } from '../limits/task-thread.ts';
import type { FindResult, FindTask } from './task.ts';

/**
 * Searches texts in a thread of their own, one task after the other, so that no pattern holds up the server (docs/decisions/055).
 * Rejects as {@link createTaskThread} says.
 */
export const findInThread = createTaskThread<FindTask, FindResult>({
  program: new URL('./program.ts', import.meta.url),
  queue: SERVICE_LIMITS.findQueue,
  lasts: SERVICE_LIMITS.findTask,
  keptIdle: 10_000,
});
