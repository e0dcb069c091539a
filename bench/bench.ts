import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, measureFigures } from './figures.ts';
import { type Floors, measureFloors } from './floors.ts';
import { openPlace } from './place.ts';

// `npm run bench`: each figure beside the floor of its kind, measured in the same run. Machines differ and are noisy:
// the ratio is the figure.

const RESULTS = join(import.meta.dirname, '..', 'test-results');

const place = await openPlace();
try {
  const figures = await measureFigures(place);
  const floors = await measureFloors(place);
  console.table(
    Object.fromEntries(Object.entries(floors).map(([name, times]) => [`floor: ${name}`, rounded(times)])),
  );
  console.table(Object.fromEntries(figures.map((figure) => [figure.name, lineOf(figure, floors)])));
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'bench.json'), JSON.stringify({ floors, figures }, null, 2));
} finally {
  await place.close();
}

function lineOf({ times, floor }: Figure, floors: Floors) {
  const ratio = Math.round((times.p50 / floors[floor].p50) * 10) / 10;
  return { ...rounded(times), floor, ratio };
}

function rounded({ p50, p99, perSecond }: Figure['times']) {
  const round = (number: number) => Math.round(number * 100) / 100;
  return { 'p50 ms': round(p50), 'p99 ms': round(p99), 'per second': Math.round(perSecond) };
}
