import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { Request } from './asker.ts';

// Opens so many streams of a project, makes each save in turn, and measures how long after it was sent each stream
// receives it. The streams stay open until the thread ends.

/** The messages to and from the thread, in milliseconds. */
export type Watching = { address: string; stream: Request; viewers: number; saves: Request[]; mark: string };
export type Watched = { taken: number[]; lasted: number } | { failed: string };

/** Milliseconds to wait until all streams have received a save. */
const TIMEOUT = 10_000;

const headersOf = ({ cookie }: Request) => ({
  'content-type': 'application/json',
  ...(cookie !== undefined && { cookie }),
});

async function watch({ address, stream, viewers, saves, mark }: Watching): Promise<Watched> {
  let hellos = 0;
  let told: number[] = [];
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
        if (event.includes(mark)) told.push(performance.now());
      }
    }
  }
  const until = async (isSo: () => boolean, what: string) => {
    const end = performance.now() + TIMEOUT;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(what);
      await wait(1);
    }
  };

  void Promise.allSettled(Array.from({ length: viewers }, view));
  await until(() => hellos === viewers, 'not every stream was opened');
  const taken: number[] = [];
  const begun = performance.now();
  for (const save of saves) {
    told = [];
    const sent = performance.now();
    const { method, path, body } = save;
    await fetch(address + path, { method, headers: headersOf(save), body: body ?? null });
    await until(() => told.length === viewers, 'not everyone was told');
    taken.push(...told.map((at) => at - sent));
  }
  return { taken, lasted: performance.now() - begun };
}

parentPort?.on('message', (watching: Watching) => {
  watch(watching).then(
    (watched) => parentPort?.postMessage(watched),
    (error) => parentPort?.postMessage({ failed: String(error) } satisfies Watched),
  );
});
