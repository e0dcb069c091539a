import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { readEvents } from '#contract/notices/live.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { makeProject, makeStrings } from './data.ts';
import type { Request } from './load-generator.ts';
import type { Run } from './run.ts';
import { timesOf } from './stopwatch.ts';

/** What the thread is told, by which it knows that it is one. */
const THREAD = 'viewers';
const VIEWERS = 100;
const SAVES = 100;
const CONCURRENCIES = [8, 32] as const;
/** The number of saves measured for each figure. */
const MANY = 400;

/**
 * Measures how long after a save each of a hundred open pages receives it, and how many saves a section takes with that
 * many listeners.
 */
export async function measureLive({ service, owner, addFigure }: Run): Promise<void> {
  const project = await makeProject(owner);
  const { strings } = await makeStrings(owner, project, SAVES + CONCURRENCIES.length * MANY);
  const mark = 'told to everyone';
  const savesOf = (amount: number) =>
    strings
      .splice(0, amount)
      .map((params) => owner.request(addTranslation, { params, body: { text: mark } }));
  const worker = new Worker(new URL(import.meta.url), { workerData: THREAD });
  try {
    worker.postMessage({
      address: service.address,
      // As guests, because one address may have more guests' streams than a user may have.
      stream: { ...owner.request(readEvents, { params: project, query: {} }), cookie: '' },
      saves: savesOf(SAVES),
      mark,
    } satisfies Watch);
    const [watched] = (await once(worker, 'message')) as [Watched | { error: string }];
    if ('error' in watched) throw new Error(watched.error);
    const times = timesOf(watched.taken, watched.lasted);
    addFigure(`told to ${VIEWERS} open pages`, 'rows of a save at 1', times);
    for (const concurrency of CONCURRENCIES) {
      const { times } = await service.send(savesOf(MANY), concurrency);
      addFigure(`save at ${concurrency}, ${VIEWERS} watching`, `rows of a save at ${concurrency}`, times);
    }
  } finally {
    await worker.terminate();
  }
}

/** The messages to and from the thread, in milliseconds. */
type Watch = { address: string; stream: Request; saves: Request[]; mark: string };
type Watched = { taken: number[]; lasted: number };

/** Milliseconds to wait until all streams have received a save. */
const TIMEOUT = 10_000;

const headersOf = ({ cookie }: Request) => ({
  'content-type': 'application/json',
  ...(cookie !== undefined && { cookie }),
});

/**
 * Opens the streams of a project, makes each save in turn, and measures how long after it was sent each stream receives
 * it. The streams stay open until the thread ends.
 */
async function watch({ address, stream, saves, mark }: Watch): Promise<Watched> {
  let hellos = 0;
  let receivedAt: number[] = [];
  async function view() {
    const answer = await fetch(address + stream.path, { headers: headersOf(stream) });
    const decoder = new TextDecoder();
    let text = '';
    for await (const piece of answer.body ?? []) {
      text += decoder.decode(piece, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (event.includes('event: hello')) hellos += 1;
        if (event.includes(mark)) receivedAt.push(performance.now());
      }
    }
  }
  const until = async (isSo: () => boolean, failure: string) => {
    const end = performance.now() + TIMEOUT;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(failure);
      await wait(1);
    }
  };

  void Promise.allSettled(Array.from({ length: VIEWERS }, view));
  await until(() => hellos === VIEWERS, 'not every stream was opened');
  const taken: number[] = [];
  const begun = performance.now();
  for (const save of saves) {
    receivedAt = [];
    const sentAt = performance.now();
    const { method, path, body } = save;
    await fetch(address + path, { method, headers: headersOf(save), body: body ?? null });
    await until(() => receivedAt.length === VIEWERS, 'not everyone was told');
    taken.push(...receivedAt.map((at) => at - sentAt));
  }
  return { taken, lasted: performance.now() - begun };
}

if (workerData === THREAD) {
  parentPort?.on('message', async (message: Watch) => {
    parentPort?.postMessage(await watch(message).catch((error) => ({ error: String(error) })));
  });
}
