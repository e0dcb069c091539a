import { findTexts, startReplacing } from '#contract/texts/find.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { measureBeside, untilBatchEnded } from './beside.ts';
import type { Fact, Figure } from './figures.ts';
import { type BenchPlace, measureCall, type Person } from './place.ts';
import { measure } from './stopwatch.ts';
import { makeStrings } from './texts.ts';

type Found = { id: number; seen: number };
type Query = { find: string; regex?: 'true' };

/** Searches all of a project, call by call as the page does, at most as many texts as can be replaced at once. */
async function searchAll(owner: Person, project: number, query: Query): Promise<Found[]> {
  const found: Found[] = [];
  let after: string | undefined;
  do {
    const reply = await owner.call(findTexts, {
      params: { project },
      query: { sections: 'all', ...query, ...(after !== undefined && { after }) },
    });
    for (const { texts } of reply.strings)
      found.push(...texts.map((text) => ({ id: text.translation ?? 0, seen: text.updated_at })));
    after = reply.next ?? undefined;
  } while (after !== undefined && found.length < LIMITS.batch);
  return found;
}

/** Measures finding in 100,000 strings with 150,000 translations, and replacing in 10,000 while others save. */
export async function measureFind(
  place: BenchPlace,
  owner: Person,
  { project }: { project: number },
): Promise<{ figures: Figure[]; facts: Fact[] }> {
  // Another text each time, because a repeated search is answered from a cache.
  const plain = (nth: number): Query => ({ find: `${nth + 11}7 алиса` });
  const pattern = (nth: number): Query => ({
    find: String.raw`\b${nth + 11}7\d? \p{L}+ начала`,
    regex: 'true',
  });
  const request = (query: Query) =>
    owner.request(findTexts, { params: { project }, query: { sections: 'all', ...query } });
  const floor = 'one pass over 150000 translations';
  const figures: Figure[] = [
    {
      name: 'find a text in 100000 strings',
      floor,
      times: await measure((nth) => searchAll(owner, project, plain(nth)), { times: 15, warmUp: 2 }),
    },
    {
      name: 'find a pattern in 100000 strings, first results',
      floor,
      times: await measureCall(place, (nth) => request(pattern(nth)), { times: 15, warmUp: 2 }),
    },
    {
      name: 'find a pattern in 100000 strings, whole',
      floor,
      times: await measure((nth) => searchAll(owner, project, pattern(nth)), { times: 3, warmUp: 0 }),
    },
  ];
  const replacing = await measureReplacing(place, owner, project);
  return { figures: [...figures, ...replacing.figures], facts: replacing.facts };
}

async function measureReplacing(place: BenchPlace, owner: Person, project: number) {
  const other = await place.signUp('saves_beside');
  await place.sql`INSERT INTO members (project_id, user_id, role_id) SELECT ${project}, ${other.id}, 4`;
  const { strings } = await makeStrings(owner, { project }, 200);
  const texts = (await searchAll(owner, project, { find: 'безделья' })).slice(0, LIMITS.batch);
  const body = { in: 'translations', find: 'безделья', replace: 'скуки', texts } as const;
  const { times, facts } = await measureBeside(place, 'a replacement', { other, strings }, async () =>
    untilBatchEnded(owner, project, (await owner.call(startReplacing, { params: { project }, body })).id),
  );
  return {
    figures: [{ name: 'replace in 10000 translations', floor: 'bulk insert of 10000' as const, times }],
    facts,
  };
}
