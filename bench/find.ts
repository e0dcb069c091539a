import { findTexts, startReplacing } from '#contract/texts/find.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { type BenchUser, measureCall } from './bench-service.ts';
import { measureBeside, untilBatchEnded } from './beside.ts';
import { makeStrings } from './data.ts';
import type { Run } from './run.ts';
import { measure } from './stopwatch.ts';

type FoundText = { id: number; seen: number };
type Query = { find: string; regex?: 'true' };

/** Searches all of a project, call by call as the page does, at most as many texts as can be replaced at once. */
async function searchAll(owner: BenchUser, project: number, query: Query): Promise<FoundText[]> {
  const foundTexts: FoundText[] = [];
  let after: string | undefined;
  do {
    const reply = await owner.call(findTexts, {
      params: { project },
      query: { sections: 'all', ...query, ...(after !== undefined && { after }) },
    });
    for (const { texts } of reply.strings)
      foundTexts.push(...texts.map((text) => ({ id: text.translation ?? 0, seen: text.updated_at })));
    after = reply.next ?? undefined;
  } while (after !== undefined && foundTexts.length < LIMITS.batch);
  return foundTexts;
}

/** Measures finding in 100,000 strings with 150,000 translations, and replacing in 10,000 while others save. */
export async function measureFind(run: Run): Promise<void> {
  const { service, owner, projects, addFigure } = run;
  const { project } = await projects['100000']();
  // Another text each time, because a repeated search is answered from a cache.
  const plain = (nth: number): Query => ({ find: `${nth + 11}7 алиса` });
  const pattern = (nth: number): Query => ({
    find: String.raw`\b${nth + 11}7\d? \p{L}+ начала`,
    regex: 'true',
  });
  const request = (query: Query) =>
    owner.request(findTexts, { params: { project }, query: { sections: 'all', ...query } });
  const search = (queryOf: (nth: number) => Query, options: { times: number; warmUp: number }) =>
    measure((nth) => searchAll(owner, project, queryOf(nth)), options);
  const floor = 'one pass over 150000 translations';
  addFigure('find a text in 100000 strings', floor, await search(plain, { times: 15, warmUp: 2 }));
  const first = await measureCall(service, (nth) => request(pattern(nth)), { times: 15, warmUp: 2 });
  addFigure('find a pattern in 100000 strings, first results', floor, first);
  const whole = await search(pattern, { times: 3, warmUp: 0 });
  addFigure('find a pattern in 100000 strings, whole', floor, whole);

  const other = await service.signUp('saves_beside');
  await service.sql`INSERT INTO members (project_id, user_id, role_id) SELECT ${project}, ${other.id}, 4`;
  const { strings } = await makeStrings(owner, { project }, 200);
  const texts = (await searchAll(owner, project, { find: 'безделья' })).slice(0, LIMITS.batch);
  const body = { in: 'translations', find: 'безделья', replace: 'скуки', texts } as const;
  const times = await measureBeside(run, 'a replacement', { other, strings }, async () =>
    untilBatchEnded(owner, project, (await owner.call(startReplacing, { params: { project }, body })).id),
  );
  addFigure('replace in 10000 translations', 'bulk insert of 10000', times);
}
