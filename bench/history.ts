import { readHistory } from '#contract/history/history.ts';
import { addTranslation, editTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Figure } from './figures.ts';
import { type BenchPlace, measureCall, type Person } from './place.ts';
import { makeProject, makeStrings, type StringPath } from './texts.ts';

const REVISIONS = 200;
const TRANSLATIONS = 10;
/** Entries of the project's log about other strings. */
const ENTRIES = 1_000_000;

/** A string whose translations have 200 revisions together. */
export async function makeHistory(owner: Person): Promise<StringPath> {
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
export async function measureHistory(place: BenchPlace, owner: Person, params: StringPath): Promise<Figure> {
  await place.sql`
    INSERT INTO log (project_id, w, actor_id, section_id, string_id, translation_id, data)
    SELECT ${params.project}, 12, 1, ${params.section}, ${params.string}::bigint + 1 + n % 100000, n,
      '{"acts": {"is_minus": [null, false]}}' FROM generate_series(1, ${ENTRIES}::int) n`;
  const request = owner.request(readHistory, { params, query: { limit: LIMITS.historyPage.max } });
  return {
    name: `history with ${REVISIONS} revisions`,
    floor: 'one query for 200 revisions',
    times: await measureCall(place, () => request, { times: 200 }),
  };
}
