import type { PasswordOwner, PasswordStrength } from '#domain/core/access/password-strength.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { busy } from '../http/failures.ts';
import { createTaskThread, TaskStopped } from '../limits/task-thread.ts';

export type StrengthTask = { password: string; owner: PasswordOwner };

const estimate = createTaskThread<StrengthTask, PasswordStrength>({
  program: new URL('./program.ts', import.meta.url),
  queue: SERVICE_LIMITS.strengthQueue,
  lasts: SERVICE_LIMITS.strengthTask,
  keptIdle: 60_000,
});

/** Estimates a password in a thread of its own, so that it holds up no other request (docs/decisions/086). Rejects with 503 `busy`. */
export async function strengthInThread(password: string, owner: PasswordOwner): Promise<PasswordStrength> {
  try {
    return await estimate({ password, owner });
  } catch (error) {
    throw error instanceof TaskStopped ? busy(SERVICE_LIMITS.strengthQueue.longestWait) : error;
  }
}
