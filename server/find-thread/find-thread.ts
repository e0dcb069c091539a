import { Worker } from 'node:worker_threads';
import { SERVICE_LIMITS } from '#domain/service-limits.ts';
import { busy } from '../http/failures.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { FindResult, FindTask } from './task.ts';

const PROGRAM = new URL('./program.ts', import.meta.url);

/** Milliseconds for which an idle thread is kept. */
const KEPT_IDLE = 10_000;

/** A text or pattern on which the thread worked for too long, so that it was ended. */
export class FindStopped extends Error {}

/** Who asks; the signal ends what is done for a client that has disconnected. */
type Asker = { visitor: string; signal?: AbortSignal | undefined };

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
const queue = createConcurrencyLimit(SERVICE_LIMITS.findQueue);

/**
 * Searches texts in a thread of their own, one task after the other, so that no pattern holds up the server (docs/decisions/055).
 * Rejects with {@link FindStopped} if that takes too long, and with 429 and 503 `busy` as {@link createConcurrencyLimit} does.
 */
export const findInThread = (task: FindTask, { visitor, signal }: Asker): Promise<FindResult> =>
  queue.run({ visitor, ...(signal && { signal }) }, () => run(task, signal));

async function run(task: FindTask, signal: AbortSignal | undefined): Promise<FindResult> {
  clearTimeout(idle);
  const worker = thread ?? start();
  const { promise, resolve, reject } = Promise.withResolvers<FindResult>();
  const stop = (why: Error) => {
    end(worker);
    reject(why);
  };
  const tooLong = setTimeout(() => stop(new FindStopped('finding took too long')), SERVICE_LIMITS.findTask);
  const hangUp = () => stop(busy(SERVICE_LIMITS.findQueue.longestWait));
  const ended = () => stop(new Error('the thread that finds has ended'));
  signal?.addEventListener('abort', hangUp);
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
    idle = setTimeout(() => end(worker), KEPT_IDLE).unref();
  }
}

function start(): Worker {
  // An error while it does nothing ends it, and the next task starts another.
  thread = new Worker(PROGRAM).on('error', () => {});
  return thread;
}

function end(worker: Worker) {
  if (thread === worker) thread = undefined;
  void worker.terminate();
}
