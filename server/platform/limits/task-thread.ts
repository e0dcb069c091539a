import { Worker } from 'node:worker_threads';
import { busy } from '../http/failures.ts';
import { createConcurrencyLimit, type QueueLimits } from './concurrency-limit.ts';

/** A task on which the thread worked for too long, so that it was ended. */
export class TaskStopped extends Error {}

/** Who asks; the signal ends what is done for a client that has disconnected. */
export type TaskAsker = { visitor?: string; signal?: AbortSignal | undefined };

type Options = {
  program: URL;
  /** One task runs at a time. */
  queue: QueueLimits;
  /** Milliseconds that a task may take, and for which an idle thread is kept. */
  lasts: number;
  keptIdle: number;
  /** Whether a task that nobody waits for any more is finished all the same, because what its thread has read is dear. */
  finishes?: boolean;
};

/**
 * Runs tasks in a thread of their own, one after the other, so that none holds up the server. The thread starts with the first one.
 * Rejects with {@link TaskStopped} if a task takes too long, and with 429 and 503 `busy` as {@link createConcurrencyLimit} does.
 */
export function createTaskThread<Task, Result>({
  program,
  queue,
  lasts,
  keptIdle,
  finishes = false,
}: Options) {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const limit = createConcurrencyLimit(queue);

  // An error while it does nothing ends it, and the next task starts another.
  const start = () => new Worker(program).on('error', () => {});
  const end = (worker: Worker) => {
    if (thread === worker) thread = undefined;
    void worker.terminate();
  };

  async function run(task: Task, signal: AbortSignal | undefined): Promise<Result> {
    clearTimeout(idle);
    thread ??= start();
    const worker = thread;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const stop = (why: Error) => {
      end(worker);
      reject(why);
    };
    const tooLong = setTimeout(() => stop(new TaskStopped('a task took too long')), lasts);
    const hangUp = () => stop(busy(queue.longestWait));
    const ended = () => stop(new Error('the thread of a task has ended'));
    if (!finishes) signal?.addEventListener('abort', hangUp);
    worker.on('message', resolve).on('error', stop).on('exit', ended);
    worker.ref();
    worker.postMessage(task);
    try {
      return await promise;
    } finally {
      clearTimeout(tooLong);
      signal?.removeEventListener('abort', hangUp);
      worker.off('message', resolve).off('error', stop).off('exit', ended);
      worker.unref();
      idle = setTimeout(() => end(worker), keptIdle).unref();
    }
  }

  return (task: Task, { visitor, signal }: TaskAsker = {}): Promise<Result> =>
    limit.run({ ...(visitor !== undefined && { visitor }), ...(signal && { signal }) }, () =>
      run(task, signal),
    );
}
