import { readPastStrings } from '#contract/history/past.ts';
import { readSection } from '#contract/texts/reading.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { addMissingOrders } from '../server/programs/recount/past-queries.ts';
import { addMissingRevisions } from '../server/programs/recount/revision-queries.ts';
import type { Figure } from './figures.ts';
import { type BenchPlace, measureCall, type Person } from './place.ts';

const floor = 'one query for 50 rows';

/**
 * Measures a page of a text as it is and as it was a moment ago, in turns of another section each, so that neither finds all of it in
 * memory. The project was written into the tables directly, so its past is added first.
 */
export async function measurePast(
  place: BenchPlace,
  owner: Person,
  { project, sections }: { project: number; sections: number[] },
): Promise<Figure[]> {
  await addMissingRevisions(place.sql);
  await addMissingOrders(place.sql);
  await place.sql`ANALYZE`;
  const limit = LIMITS.pastPage.max;
  const starts = await place.sql<{ section: number; after: number }[]>`
    SELECT section.id AS section, (
      SELECT id FROM strings WHERE project_id = ${project} AND section_id = section.id ORDER BY place OFFSET 4000 LIMIT 1
    ) AS after
    FROM unnest(${sections}::bigint[]) section (id)`;
  const of = (nth: number) => starts[nth % starts.length] ?? { section: 0, after: 0 };
  const at = Date.now();
  const now = (nth: number) => {
    const { section, after } = of(Math.max(0, nth));
    return owner.request(readSection, { params: { project, section }, query: { limit, after } });
  };
  const then = (nth: number) =>
    owner.request(readPastStrings, { params: { project }, query: { at, limit, ...of(Math.max(0, nth)) } });
  return [
    { name: '100000: text as it is', floor, times: await measureCall(place, now, { times: 200 }) },
    { name: '100000: text as it was', floor, times: await measureCall(place, then, { times: 200 }) },
  ];
}
