import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { createTaskThread, type TaskAsker, TaskStopped } from '../../platform/limits/task-thread.ts';
import type { CheckFinding, CheckKeys, FindResult, FindTask } from './task.ts';

const inThread = createTaskThread<FindTask | CheckKeys | CheckFinding, unknown>({
  program: new URL('./program.ts', import.meta.url),
  queue: SERVICE_LIMITS.findQueue,
  lasts: SERVICE_LIMITS.findTask,
  keptIdle: 10_000,
});

/**
 * Searches texts in a thread of their own, one task after the other, so that no pattern holds up the server (docs/decisions/055).
 * Rejects as {@link createTaskThread} says.
 */
export const findInThread = async (task: FindTask, asker?: TaskAsker) =>
  (await inThread(task, asker)) as FindResult;

/** Why keys of an entry are refused (dictionary.5), found in the same thread, because compiling them takes time too. */
export async function whyNotKeys<Key extends string>(
  keys: Readonly<Record<Key, string>>,
  asker: TaskAsker,
): Promise<{ [key in Key]?: 'pattern' }> {
  const task = { keys: Object.values<string>(keys) };
  const kinds = (await inThread(task, asker).catch(stoppedAs(task.keys.map(() => 'pattern')))) as (
    | 'pattern'
    | undefined
  )[];
  return Object.fromEntries(Object.keys(keys).map((key, nth) => [key, kinds[nth]])) as {
    [key in Key]?: 'pattern';
  };
}

/** Which of what is sought and what is to take its place is no valid pattern, found in the same thread. */
export const whyNotFinding = async ({ finding, replace }: CheckFinding, asker: TaskAsker) =>
  (await inThread({ finding, ...(replace !== undefined && { replace }) }, asker).catch(stoppedAs('find'))) as
    | 'find'
    | 'replace'
    | undefined;

const stoppedAs = (invalid: unknown) => (error: unknown) => {
  if (error instanceof TaskStopped) return invalid;
  throw error;
};
