import { once } from 'node:events';
import { Agent, request as send } from 'node:http';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { addressOf, type UntypedRequest } from '#contract/core/request.ts';
import { type Times, timesOf } from './stopwatch.ts';

// Sends requests from a thread of its own, so that their cost does not count as the server's. autocannon is not used: its
// latencies are whole milliseconds, and it neither sends each of many requests once nor returns the answers by request.

/** What the thread is told, by which it knows that it is one. */
const THREAD = 'load generator';

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

/** A call as a request, with the session of a cookie. */
export const requestOf = (
  { method, path }: Endpoint,
  { params, query, body }: UntypedRequest,
  cookie?: string,
): Request => ({
  method,
  path: addressOf(path, params, query),
  ...(cookie !== undefined && { cookie }),
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

type Batch = { address: string; requests: Request[]; concurrency: number };
/** The milliseconds of each request and of all together, and the texts of the replies in the order of the requests. */
type Answers = { taken: number[]; lasted: number; replies: string[] };

/** Sends requests to an address, so many at a time, and measures how long they take. */
export type LoadGenerator = {
  send(
    requests: Request[],
    concurrency?: number,
  ): Promise<Pick<Answers, 'taken' | 'replies'> & { times: Times }>;
  close(): Promise<unknown>;
};

export function openLoadGenerator(address: string): LoadGenerator {
  const worker = new Worker(new URL(import.meta.url), { workerData: THREAD });
  let last: Promise<unknown> = Promise.resolve();
  async function sendBatch(requests: Request[], concurrency = 1) {
    worker.postMessage({ address, requests, concurrency } satisfies Batch);
    const [answers] = (await once(worker, 'message')) as [Answers | { error: string }];
    if ('error' in answers) throw new Error(answers.error);
    const { taken, lasted, replies } = answers;
    return { times: timesOf(taken, lasted), taken, replies };
  }
  return {
    // One batch after the other, because responses belong to batches only by their order.
    send(requests, concurrency) {
      const answers = last.then(() => sendBatch(requests, concurrency));
      last = answers.catch(() => {});
      return answers;
    },
    close: () => worker.terminate(),
  };
}

if (workerData === THREAD) {
  parentPort?.on('message', async (batch: Batch) => {
    const error = (reason: unknown) => ({ error: reason instanceof Error ? reason.message : String(reason) });
    parentPort?.postMessage(await sendAll(batch).catch(error));
  });
}

async function sendAll({ address, requests, concurrency }: Batch): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const taken: number[] = [];
  const replies: string[] = [];
  let next = 0;
  const begun = performance.now();
  const sendNext = async () => {
    while (next < requests.length) {
      const nth = next++;
      const start = performance.now();
      replies[nth] = await replyTo(address, requests[nth] ?? { method: 'GET', path: '/' }, agent);
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendNext));
  const lasted = performance.now() - begun;
  agent.destroy();
  return { taken, lasted, replies };
}

function replyTo(
  address: string,
  { method, path, cookie = '', body, type = 'application/json', encoding }: Request,
  agent: Agent,
): Promise<string> {
  const headers = {
    cookie,
    ...(body !== undefined && { 'content-type': type }),
    ...(encoding && { 'accept-encoding': encoding }),
  };
  return new Promise((resolve, reject) => {
    const sent = send(address + path, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if ((answer.statusCode ?? 500) < 400) resolve(text);
        else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
