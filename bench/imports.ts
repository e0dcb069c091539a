import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { addStrings } from '#contract/texts/strings.ts';
import type { Figure } from './figures.ts';
import type { BenchPlace, Person } from './place.ts';
import { timesOf } from './stopwatch.ts';
import { fragments, makeProject, makeSection } from './texts.ts';

const IMPORTS = 3;
const STRINGS = 10_000;
/** The most translations of one request. */
const BATCH = 500;

/**
 * Imports translations of 10,000 strings, 500 per request, into a project that the database’s statistics don't know:
 * the time of all requests, and of the first and the last quarter.
 */
export async function measureImports(place: BenchPlace, owner: Person): Promise<Figure[]> {
  const all: number[] = [];
  const first: number[] = [];
  const last: number[] = [];
  for (let nth = 0; nth < IMPORTS; nth++) {
    const requests = await requestsOf(owner);
    const taken: number[] = [];
    for (const request of requests) taken.push((await place.ask([request])).times.p50);
    all.push(sum(taken));
    first.push(sum(taken.slice(0, requests.length / 4)));
    last.push(sum(taken.slice(-requests.length / 4)));
  }
  const figure = (name: string, taken: number[]): Figure => ({
    name,
    floor: 'bulk insert of 10000',
    times: timesOf(taken, sum(taken)),
  });
  return [
    figure('import 10000 translations', all),
    figure('import 10000 translations, first quarter', first),
    figure('import 10000 translations, last quarter', last),
  ];
}

async function requestsOf(owner: Person) {
  const params = await makeSection(owner, await makeProject(owner));
  const strings = await owner.call(addStrings, { params, body: fragments(STRINGS) });
  return Array.from({ length: STRINGS / BATCH }, (_, batch) => {
    const body = strings
      .slice(batch * BATCH, (batch + 1) * BATCH)
      .map(({ id }) => ({ string_id: id, text: `Перевод строки ${id}` }));
    return owner.request(importTranslationsToSection, { params, body });
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
