import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Times, timesOf } from './stopwatch.ts';

/** A request; `body` is JSON unless it has another `type`. */
export type Request = {
  method: string;
  path: string;
  cookie?: string;
  body?: string;
  type?: string;
  /** The accepted compression of the response. */
  encoding?: string;
};

/**
 * The messages to and from the thread: requests, then the milliseconds of each and of all together, and the texts in
 * order.
 */
export type AskerTask = { address: string; requests: Request[]; atOnce: number };
export type Answered = { taken: number[]; lasted: number; replies: string[] };

/** Sends requests to an address from a thread of its own, so many at a time, and measures how long they take. */
export type Asker = {
  ask(requests: Request[], atOnce?: number): Promise<{ times: Times; taken: number[]; replies: string[] }>;
  close(): Promise<unknown>;
};

export function openAsker(address: string): Asker {
  const worker = new Worker(new URL('./asker-worker.ts', import.meta.url));
  let last: Promise<unknown> = Promise.resolve();
  async function ask(requests: Request[], atOnce = 1) {
    worker.postMessage({ address, requests, atOnce } satisfies AskerTask);
    const [answered] = (await once(worker, 'message')) as [Answered | { failed: string }];
    if ('failed' in answered) throw new Error(answered.failed);
    const { taken, lasted, replies } = answered;
    return { times: timesOf(taken, lasted), taken, replies };
  }
  return {
    // One batch after the other, because responses belong to batches only by their order.
    ask(requests, atOnce) {
      const asked = last.then(() => ask(requests, atOnce));
      last = asked.catch(() => {});
      return asked;
    },
    close: () => worker.terminate(),
  };
}
