import { type Batch, getBatch } from '#contract/texts/batches.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import type { BenchUser } from './bench-service.ts';
import type { StringPath } from './data.ts';
import type { Request } from './load-generator.ts';
import type { Run } from './run.ts';
import { measure, quantile, type Times, timeOf } from './stopwatch.ts';

/** Milliseconds for which saves are measured before something long begins. */
const BEFORE = 3000;

/** Saves one after the other until something is over; the slow end of how long they take in milliseconds. */
async function saveUntil({ service }: Run, nextSave: () => Request, isOver: () => boolean) {
  const taken: number[] = [];
  do taken.push(await timeOf(() => service.sendBeside([nextSave()])));
  while (!isOver());
  return quantile(taken, 0.99);
}

/**
 * Measures something long once, and the saves of another user before and beside it, each in the next of some strings. The
 * facts are named after it: `save beside a replacement, p99`.
 */
export async function measureBeside(
  run: Run,
  what: string,
  { other, strings }: { other: BenchUser; strings: readonly StringPath[] },
  act: () => Promise<unknown>,
): Promise<Times> {
  let nth = 0;
  const nextSave = () => {
    nth += 1;
    // Far from the last one, so that saves meet whatever order the strings are handled in.
    const params = strings[(nth * 7919) % strings.length] ?? { project: 0, section: 0, string: 0 };
    return other.request(addTranslation, { params, body: { text: `Перевод рядом: ${what} ${nth}` } });
  };
  const end = performance.now() + BEFORE;
  const before = await saveUntil(run, nextSave, () => performance.now() > end);
  let isOver = false;
  const measured = measure(act, { times: 1, warmUp: 0 }).finally(() => {
    isOver = true;
  });
  const [beside, times] = await Promise.all([saveUntil(run, nextSave, () => isOver), measured]);
  run.addFact(`save before ${what}, p99`, before, 'ms');
  run.addFact(`save beside ${what}, p99`, beside, 'ms');
  return times;
}

/** Waits until a batch of this user has ended, asking as the page does. */
export async function untilBatchEnded(owner: BenchUser, project: number, batch: number): Promise<Batch> {
  for (;;) {
    const state = await owner.call(getBatch, { params: { project, batch } });
    if (state.ended_at !== null) return state;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
