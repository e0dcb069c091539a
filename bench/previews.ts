import { previewSource } from '#contract/files/previews.ts';
import { whoami } from '#contract/identity/users.ts';
import { readText } from '#domain/files/previews/read-text.ts';
import type { Fact } from './figures.ts';
import type { BenchPlace, Person } from './place.ts';
import { median } from './stopwatch.ts';
import { fragments, makeProject } from './texts.ts';

const STRINGS = 10_000;
const TIMES = 5;
const AT_ONCE = 10;

/**
 * What a preview of 10,000 strings costs beside reading them alone and an empty call: one by itself, and ten users' at once until the last is
 * there. JSON is read, of which reading and replying cost the least.
 */
export async function measurePreviews(place: BenchPlace, owner: Person): Promise<Fact[]> {
  const content = JSON.stringify(
    Object.fromEntries(fragments(STRINGS).map(({ text }, nth) => [`key_${nth}`, text])),
  );
  const alone = median(
    Array.from({ length: TIMES }, () => {
      const start = performance.now();
      JSON.stringify(readText({ text: content, lang: 'en', targetLang: 'ru' }));
      return performance.now() - start;
    }),
  );
  const people = [owner];
  while (people.length < AT_ONCE) people.push(await place.signUp(`previewer${people.length}`));
  const previews: ReturnType<Person['request']>[] = [];
  for (const person of people) {
    const { project } = await makeProject(person);
    const body = new Uint8Array();
    const request = person.request(previewSource, { params: { project }, query: { name: 'a.json' }, body });
    previews.push({ ...request, body: content, type: 'application/octet-stream' });
  }
  const empty = (await place.ask(people.map((person) => person.request(whoami, {})))).times.p50;
  await place.ask(previews, AT_ONCE);
  const one: number[] = [];
  const ten: number[] = [];
  for (let nth = 0; nth < TIMES; nth++) {
    one.push((await place.ask(previews.slice(0, 1))).times.p50);
    const start = performance.now();
    await place.ask(previews, AT_ONCE);
    ten.push(performance.now() - start);
  }
  return [
    { name: `preview of ${STRINGS} strings`, value: median(one), unit: 'ms' },
    { name: 'preview ÷ reading alone and an empty call', value: median(one) / (alone + empty), unit: 'of 1' },
    {
      name: 'ten previews at once ÷ reading them alone, one after another, and empty calls',
      value: median(ten) / (AT_ONCE * (alone + empty)),
      unit: 'of 1',
    },
  ];
}
