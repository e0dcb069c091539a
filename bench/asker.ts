import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Times, timesOf } from './stopwatch.ts';

/** A request as it is sent; `body` is JSON unless its `type` is another. */
export type Request = {
  method: string;
  path: string;
  cookie?: string;
  body?: string;
  type?: string;
  /** The compression that the answer may have. */
  encoding?: string;
};

/** What goes to the thread that asks, and what comes back: milliseconds each took and all together, texts in order. */
export type Asked = { address: string; requests: Request[]; atOnce: number };
export type Answered = { taken: number[]; lasted: number; replies: string[] };

/** Sends requests to an address from a thread of its own, so many at a time, and tells how long they took. */
export type Asker = {
  ask(requests: Request[], atOnce?: number): Promise<{ times: Times; replies: string[] }>;
  close(): Promise<unknown>;
};

export function openAsker(address: string): Asker {
  const worker = new Worker(new URL('./asker-worker.ts', import.meta.url));
  let last: Promise<unknown> = Promise.resolve();
  async function ask(requests: Request[], atOnce = 1) {
    worker.postMessage({ address, requests, atOnce } satisfies Asked);
    const [answered] = (await once(worker, 'message')) as [Answered | { failed: string }];
    if ('failed' in answered) throw new Error(answered.failed);
    return { times: timesOf(answered.taken, answered.lasted), replies: answered.replies };
  }
  return {
    // One after the other, for one tells from its turn alone which answer is whose.
    ask(requests, atOnce) {
      const asked = last.then(() => ask(requests, atOnce));
      last = asked.catch(() => {});
      return asked;
    },
    close: () => worker.terminate(),
  };
}
