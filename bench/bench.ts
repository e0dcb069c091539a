import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { outcomesOf } from './aims.ts';
import { type Figure, measureAll } from './figures.ts';
import { openPlace } from './place.ts';
import type { Times } from './stopwatch.ts';

// `npm run bench`: prints each figure beside its floor, measured in the same run. Because machines differ and are
// noisy, the ratio to the floor is what counts: `times its floor`, and `of its rate` for many requests at once.

const RESULTS = join(import.meta.dirname, '..', 'test-results');

const place = await openPlace();
const begun = performance.now();
const busy = { before: loadavg()[0] ?? 0, after: 0 };
try {
  const results = await measureAll(place);
  const { floors, figures, facts, disturbances } = results;
  busy.after = loadavg()[0] ?? 0;
  console.table(
    Object.fromEntries(Object.entries(floors).map(([name, times]) => [`floor: ${name}`, rounded(times)])),
  );
  console.table(
    Object.fromEntries(figures.map((figure) => [figure.name, lineOf(figure, floors[figure.floor])])),
  );
  console.table(
    Object.fromEntries(
      facts.map(({ name, value, unit }) => [name, value === null ? '?' : `${two(value)} ${unit}`]),
    ),
  );
  console.table(
    Object.fromEntries(
      disturbances.map(({ name, delay, server, worker }) => [
        `beside: ${name}`,
        {
          'others wait p99 ms': two(delay),
          'server MB': server === null ? '?' : Math.round(server),
          'import process MB': worker === null ? '?' : Math.round(worker),
        },
      ]),
    ),
  );
  const outcomes = outcomesOf(results);
  console.table(
    Object.fromEntries(
      outcomes.map(({ says, value, aim, isMet }) => [
        says,
        { value: value === null ? '?' : two(value), aim, met: isMet === null ? '?' : isMet ? 'yes' : 'NO' },
      ]),
    ),
  );
  const minutes = two((performance.now() - begun) / 60_000);
  const load = `${two(busy.before)} before, ${two(busy.after)} after`;
  console.log(`${minutes} minutes; load average of ${cpus().length} processors: ${load}`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'bench.json'), JSON.stringify({ busy, ...results, outcomes }, null, 2));
} finally {
  await place.close();
}

function lineOf({ times, floor }: Figure, least: Times) {
  return {
    ...rounded(times),
    floor,
    'times its floor': two(times.p50 / least.p50),
    'of its rate': two(times.perSecond / least.perSecond),
  };
}

function rounded({ p50, p99, perSecond }: Times) {
  return { 'p50 ms': two(p50), 'p99 ms': two(p99), 'per second': Math.round(perSecond) };
}

function two(number: number) {
  return Math.round(number * 100) / 100;
}
