import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readEvents } from '#contract/notices/live.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import type { Figure } from './figures.ts';
import type { BenchPlace, Person } from './place.ts';
import { timesOf } from './stopwatch.ts';
import { makeProject, makeStrings } from './texts.ts';
import type { Watched, Watching } from './viewers-worker.ts';

const VIEWERS = 100;
const SAVES = 100;
const AT_ONCE = [8, 32] as const;
/** The number of saves measured for each figure. */
const MANY = 400;

/**
 * Measures how long after a save each of a hundred open pages receives it, and how many saves a section takes with that
 * many listeners.
 */
export async function measureLive(place: BenchPlace, owner: Person): Promise<Figure[]> {
  const project = await makeProject(owner);
  const { strings } = await makeStrings(owner, project, SAVES + AT_ONCE.length * MANY);
  const mark = 'told to everyone';
  const savesOf = (amount: number) =>
    strings
      .splice(0, amount)
      .map((params) => owner.request(addTranslation, { params, body: { text: mark } }));
  const worker = new Worker(new URL('./viewers-worker.ts', import.meta.url));
  try {
    worker.postMessage({
      address: place.address,
      // As guests, because one address may have more guests' streams than a user may have.
      stream: { ...owner.request(readEvents, { params: project, query: {} }), cookie: '' },
      viewers: VIEWERS,
      saves: savesOf(SAVES),
      mark,
    } satisfies Watching);
    const [watched] = (await once(worker, 'message')) as [Watched];
    if ('failed' in watched) throw new Error(watched.failed);
    const figures: Figure[] = [
      {
        name: `told to ${VIEWERS} open pages`,
        floor: 'rows of a save at 1',
        times: timesOf(watched.taken, watched.lasted),
      },
    ];
    for (const atOnce of AT_ONCE) {
      const { times } = await place.ask(savesOf(MANY), atOnce);
      figures.push({
        name: `save at ${atOnce}, ${VIEWERS} watching`,
        floor: `rows of a save at ${atOnce}`,
        times,
      });
    }
    return figures;
  } finally {
    await worker.terminate();
  }
}
