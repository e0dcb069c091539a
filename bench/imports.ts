import { previewSource } from '#contract/files/previews.ts';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { whoami } from '#contract/identity/users.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { readText } from '#domain/files/previews/read-text.ts';
import { type BenchUser, measureCall } from './bench-service.ts';
import { makeDrafts, makeProject, makeSection } from './data.ts';
import type { Run } from './run.ts';
import { median, sum, timeOf, timesOf } from './stopwatch.ts';

const IMPORTS = 3;
const STRINGS = 10_000;
/** The most translations of one request. */
const BATCH = 500;

/**
 * Imports translations of 10,000 strings, 500 per request, into a project that the database’s statistics don't know:
 * the time of all requests, and of the first and the last quarter.
 */
export async function measureImports({ service, importer, addFigure }: Run): Promise<void> {
  const all: number[] = [];
  const first: number[] = [];
  const last: number[] = [];
  for (let nth = 0; nth < IMPORTS; nth++) {
    const requests = await importRequests(importer);
    const taken: number[] = [];
    for (const request of requests) taken.push((await service.send([request])).times.p50);
    all.push(sum(taken));
    first.push(sum(taken.slice(0, requests.length / 4)));
    last.push(sum(taken.slice(-requests.length / 4)));
  }
  const floor = 'bulk insert of 10000';
  addFigure('import 10000 translations', floor, timesOf(all));
  addFigure('import 10000 translations, first quarter', floor, timesOf(first));
  addFigure('import 10000 translations, last quarter', floor, timesOf(last));
}

async function importRequests(owner: BenchUser) {
  const params = await makeSection(owner, await makeProject(owner));
  const strings = await owner.call(addStrings, { params, body: makeDrafts(STRINGS) });
  return Array.from({ length: STRINGS / BATCH }, (_, batch) => {
    const body = strings
      .slice(batch * BATCH, (batch + 1) * BATCH)
      .map(({ id }) => ({ string_id: id, text: `Перевод строки ${id}` }));
    return owner.request(importTranslationsToSection, { params, body });
  });
}

/** Adds 1,000 and 10,000 strings to an empty section. */
export async function measureLoads({ service, importer, addFigure }: Run): Promise<void> {
  const project = await makeProject(importer);
  for (const amount of [1000, 10_000] as const) {
    const body = makeDrafts(amount);
    const empty = await Promise.all(Array.from({ length: 6 }, () => makeSection(importer, project)));
    const load = (nth: number) =>
      importer.request(addStrings, { params: empty[nth] ?? { ...project, section: 0 }, body });
    const times = await measureCall(service, load, { times: 5, warmUp: 1 });
    addFigure(`load ${amount} strings`, `bulk insert of ${amount}`, times);
  }
}

const PREVIEWS = 5;
const CONCURRENT_PREVIEWS = 10;

/**
 * What a preview of 10,000 strings costs beside reading them alone and an empty call: one by itself, and ten users' at once
 * until the last is there. JSON is read, of which reading and replying cost the least.
 */
export async function measurePreviews({ service, importer, addFact }: Run): Promise<void> {
  const content = JSON.stringify(
    Object.fromEntries(makeDrafts(STRINGS).map(({ text }, nth) => [`key_${nth}`, text])),
  );
  const readings: number[] = [];
  for (let nth = 0; nth < PREVIEWS; nth++)
    readings.push(
      await timeOf(() => JSON.stringify(readText({ text: content, lang: 'en', targetLang: 'ru' }))),
    );
  const users = [importer];
  while (users.length < CONCURRENT_PREVIEWS) users.push(await service.signUp(`previewer${users.length}`));
  const previews: ReturnType<BenchUser['request']>[] = [];
  for (const user of users) {
    const { project } = await makeProject(user);
    const body = new Uint8Array();
    const request = user.request(previewSource, { params: { project }, query: { name: 'a.json' }, body });
    previews.push({ ...request, body: content, type: 'application/octet-stream' });
  }
  const empty = (await service.send(users.map((user) => user.request(whoami, {})))).times.p50;
  await service.send(previews, CONCURRENT_PREVIEWS);
  const one: number[] = [];
  const ten: number[] = [];
  for (let nth = 0; nth < PREVIEWS; nth++) {
    one.push((await service.send(previews.slice(0, 1))).times.p50);
    ten.push(await timeOf(() => service.send(previews, CONCURRENT_PREVIEWS)));
  }
  const least = median(readings) + empty;
  addFact(`preview of ${STRINGS} strings`, median(one), 'ms');
  addFact('preview ÷ reading alone and an empty call', median(one) / least, 'of 1');
  addFact(
    'ten previews at once ÷ reading them alone, one after another, and empty calls',
    median(ten) / (CONCURRENT_PREVIEWS * least),
    'of 1',
  );
}
