import { type Batch, getBatch } from '#contract/texts/batches.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import type { Fact } from './figures.ts';
import type { BenchPlace, Person } from './place.ts';
import { measure, type Times } from './stopwatch.ts';
import type { StringPath } from './texts.ts';

/** Milliseconds for which saves are measured before something long begins. */
const BEFORE = 3000;

/** Saves one after the other until something has ended; the slow end of how long they take in milliseconds. */
async function savesUntil(place: BenchPlace, save: () => ReturnType<Person['request']>, end: () => boolean) {
  const taken: number[] = [];
  do {
    const started = performance.now();
    await place.askBeside([save()]);
    taken.push(performance.now() - started);
  } while (!end());
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)] ?? 0;
}

/**
 * Measures something long once, and the saves of another user before and beside it, each in the next of some strings. The
 * facts have what it is called: `save beside a replacement, p99`.
 */
export async function measureBeside(
  place: BenchPlace,
  what: string,
  { other, strings }: { other: Person; strings: readonly StringPath[] },
  act: () => Promise<unknown>,
): Promise<{ times: Times; facts: Fact[] }> {
  let nth = 0;
  const save = () => {
    nth += 1;
    // Far from the last one, so that saves meet whatever order the strings are handled in.
    const params = strings[(nth * 7919) % strings.length] ?? { project: 0, section: 0, string: 0 };
    return other.request(addTranslation, { params, body: { text: `Перевод рядом: ${what} ${nth}` } });
  };
  const until = performance.now() + BEFORE;
  const before = await savesUntil(place, save, () => performance.now() > until);
  let isOver = false;
  const measured = measure(act, { times: 1, warmUp: 0 }).finally(() => {
    isOver = true;
  });
  const [beside, times] = await Promise.all([savesUntil(place, save, () => isOver), measured]);
  return {
    times,
    facts: [
      { name: `save before ${what}, p99`, value: before, unit: 'ms' },
      { name: `save beside ${what}, p99`, value: beside, unit: 'ms' },
    ],
  };
}

/** Waits until a batch of this user has ended, asking as the page does. */
export async function untilBatchEnded(owner: Person, project: number, batch: number): Promise<Batch> {
  for (;;) {
    const now = await owner.call(getBatch, { params: { project, batch } });
    if (now.ended_at !== null) return now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
