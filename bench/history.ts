import { readHistory } from '#contract/history/history.ts';
import { readPastStrings } from '#contract/history/past.ts';
import { readSection } from '#contract/texts/reading.ts';
import { addTranslation, editTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { addMissingOrders } from '../server/programs/recount/past-queries.ts';
import { addMissingRevisions } from '../server/programs/recount/revision-queries.ts';
import { type BenchUser, measureCall } from './bench-service.ts';
import { makeProject, makeStrings, type StringPath } from './data.ts';
import type { Run } from './run.ts';

const REVISIONS = 200;
const TRANSLATIONS = 10;
/** Entries of the project's log about other strings. */
const ENTRIES = 1_000_000;

/** A string whose translations have 200 revisions together. */
export async function makeHistory(owner: BenchUser): Promise<StringPath> {
  const { strings } = await makeStrings(owner, await makeProject(owner), 1);
  const params = strings[0];
  if (!params) throw new Error('There is no string.');
  for (let nth = 0; nth < TRANSLATIONS; nth++) {
    const text = `Алисе наскучило сидеть с сестрой без дела на берегу реки, вариант ${nth}`;
    const { id } = await owner.call(addTranslation, { params, body: { text } });
    for (let edit = 1; edit < REVISIONS / TRANSLATIONS; edit++) {
      await owner.call(editTranslation, {
        params: { ...params, translation: id },
        body: { text: `${text}, правка ${edit}` },
      });
    }
  }
  return params;
}

/** Measures the history of a string with 200 revisions, in a project whose log has a million entries. */
export async function measureHistory({ service, owner, history, addFigure }: Run): Promise<void> {
  const params = await history();
  await service.sql`
    INSERT INTO log (project_id, w, actor_id, section_id, string_id, translation_id, data)
    SELECT ${params.project}, 12, 1, ${params.section}, ${params.string}::bigint + 1 + n % 100000, n,
      '{"acts": {"is_minus": [null, false]}}' FROM generate_series(1, ${ENTRIES}::int) n`;
  const request = owner.request(readHistory, { params, query: { limit: LIMITS.historyPage.max } });
  const times = await measureCall(service, () => request, { times: 200 });
  addFigure(`history with ${REVISIONS} revisions`, 'one query for 200 revisions', times);
}

/**
 * Measures a page of a text as it is and as it was a moment ago, in turns of another section each, so that neither
 * finds all of it in memory. The project was written into the tables directly, so its past is added first.
 */
export async function measurePast({ service, owner, projects, addFigure }: Run): Promise<void> {
  const { project, sections } = await projects['100000']();
  await addMissingRevisions(service.sql);
  await addMissingOrders(service.sql);
  await service.sql`ANALYZE`;
  const limit = LIMITS.pastPage.max;
  const starts = await service.sql<{ section: number; after: number }[]>`
    SELECT section.id AS section, (
      SELECT id FROM strings WHERE project_id = ${project} AND section_id = section.id ORDER BY place OFFSET 4000 LIMIT 1
    ) AS after
    FROM unnest(${sections}::bigint[]) section (id)`;
  const startOf = (nth: number) => starts[nth % starts.length] ?? { section: 0, after: 0 };
  const moment = Date.now();
  const presentText = (nth: number) => {
    const { section, after } = startOf(nth);
    return owner.request(readSection, { params: { project, section }, query: { limit, after } });
  };
  const pastText = (nth: number) =>
    owner.request(readPastStrings, { params: { project }, query: { at: moment, limit, ...startOf(nth) } });
  const floor = 'one query for 50 rows';
  addFigure('100000: text as it is', floor, await measureCall(service, presentText, { times: 200 }));
  addFigure('100000: text as it was', floor, await measureCall(service, pastText, { times: 200 }));
}
