import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MINUTE } from '#domain/core/units.ts';
import { outcomesOf } from './aims.ts';
import { openBenchService } from './bench-service.ts';
import { measureParts, PART_NAMES } from './parts.ts';
import { type Figure, openRun } from './run.ts';
import type { Times } from './stopwatch.ts';

// `npm run bench`, or `npm run bench -- --only batches,find` for some parts: prints each figure beside its floor,
// measured in the same run. Because machines differ and are noisy, the ratio to the floor is what counts:
// `times its floor`, and `of its rate` for many requests at once.

const RESULTS = join(import.meta.dirname, '..', 'test-results');

const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
const only = options.only?.split(',');
const unknown = only?.find((name) => !PART_NAMES.includes(name));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}, only ${PART_NAMES.join(', ')}`);
  process.exit(2);
}

const service = await openBenchService();
const begun = performance.now();
const busy = { before: loadavg()[0] ?? 0, after: 0 };
try {
  const run = await openRun(service);
  await measureParts(run, only);
  const { results } = run;
  const { floors, figures, facts, disturbances } = results;
  busy.after = loadavg()[0] ?? 0;
  printTable(Object.entries(floors).map(([name, times]) => [`floor: ${name}`, rounded(times)]));
  printTable(figures.map((figure) => [figure.name, lineOf(figure, floors[figure.floor])]));
  printTable(facts.map(({ name, value, unit }) => [name, value === null ? '?' : `${two(value)} ${unit}`]));
  printTable(
    disturbances.map(({ name, delay, server, worker }) => [
      `beside: ${name}`,
      {
        'others wait p99 ms': two(delay),
        'server MB': server === null ? '?' : Math.round(server),
        'import process MB': worker === null ? '?' : Math.round(worker),
      },
    ]),
  );
  const outcomes = outcomesOf(results, { isWhole: !only });
  printTable(
    outcomes.map(({ says, value, aim, isMet }) => [
      says,
      { value: value === null ? '?' : two(value), aim, met: isMet === null ? '?' : isMet ? 'yes' : 'NO' },
    ]),
  );
  const minutes = two((performance.now() - begun) / MINUTE);
  const load = `${two(busy.before)} before, ${two(busy.after)} after`;
  console.log(`${minutes} minutes; load average of ${cpus().length} processors: ${load}`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'bench.json'), JSON.stringify({ busy, ...results, outcomes }, null, 2));
} finally {
  await service.close();
}

function printTable(lines: [string, unknown][]) {
  console.table(Object.fromEntries(lines));
}

function lineOf({ times, floor }: Figure, least: Times | undefined) {
  return {
    ...rounded(times),
    floor,
    ...(least && {
      'times its floor': two(times.p50 / least.p50),
      'of its rate': two(times.perSecond / least.perSecond),
    }),
  };
}

function rounded({ p50, p99, perSecond }: Times) {
  return { 'p50 ms': two(p50), 'p99 ms': two(p99), 'per second': Math.round(perSecond) };
}

function two(number: number) {
  return Math.round(number * 100) / 100;
}
