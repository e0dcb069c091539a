import { findNextString, openEditorPage } from '#contract/texts/editor.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { STRING_SORTS } from '#domain/texts/editor/string-filters.ts';
import { measureCall } from './bench-service.ts';
import type { LargeProject } from './data.ts';
import type { Run } from './run.ts';

type Query = Record<string, string | number>;

/**
 * Measures pages of the editor's list: `kept` if the server has its sections in its cache; after a save in one of them;
 * `read` if all of it has to be read, as after a start. Searches are measured for another word each time, and for the
 * same word.
 */
export async function measurePages(run: Run): Promise<void> {
  for (const [size, project] of Object.entries(run.projects))
    await measureProject(run, size, await project());
}

async function measureProject(
  { service, owner, addFigure }: Run,
  size: string,
  { project, sections }: LargeProject,
) {
  const base = { sections: printSectionsList(sections), size: 50 };
  const request = (query: Query) =>
    owner.request(openEditorPage, { params: { project }, query: { ...base, ...query } });
  const [string] = await service.sql<{ section: number; string: number }[]>`
    SELECT section_id AS section, id AS string FROM strings WHERE project_id = ${project} ORDER BY id LIMIT 1`;
  const params = { project, section: string?.section ?? 0, string: string?.string ?? 0 };
  const save = () => owner.call(addTranslation, { params, body: { text: 'Привет' } });
  const forget = () => service.sql`UPDATE sections SET version = version + 1 WHERE project_id = ${project}`;

  const strings = await service.sql<{ section: number; string: number }[]>`
    SELECT section_id AS section, id AS string FROM strings WHERE project_id = ${project} ORDER BY id DESC LIMIT 110`;
  const saves = (nth: number) => {
    const { section = 0, string = 0 } = strings[nth] ?? {};
    return owner.request(addTranslation, { params: { project, section, string }, body: { text: 'Привет' } });
  };

  const saved = await measureCall(service, saves, { times: 100 });
  addFigure(`${size}: save`, 'rows of a save at 1', saved);
  async function add(
    name: string,
    queryOf: (nth: number) => Query,
    times: number,
    before?: () => Promise<unknown>,
  ) {
    const make = (nth: number) => request(queryOf(nth));
    const taken = await measureCall(service, make, { times, warmUp: 2, ...(before && { before }) });
    addFigure(`${size}: ${name}`, 'one query for 50 rows', taken);
  }

  await add('page, kept', (nth) => ({ page: (nth % 20) + 1 }), 100);
  await add('page after a save', (nth) => ({ page: (nth % 20) + 1 }), 30, save);
  await add('page, read', () => ({ page: 2 }), 7, forget);
  for (const status of ['non_app', 'comp', 'non_read_coms'])
    await add(`status ${status}, kept`, () => ({ status }), 30);
  await add('status comp, read', () => ({ status: 'comp' }), 5, forget);
  await add('original, another word', (nth) => ({ original: `queen ${nth}` }), 7);
  await add('original, the same', (nth) => ({ original: 'alice', page: (nth % 20) + 1 }), 30);
  await add('original, after a save', () => ({ original: 'alice' }), 20, save);
  await add('translation, another word', (nth) => ({ translation: `${nth} разговор` }), 7);
  await add('text, another word', (nth) => ({ text: `${nth} разговор` }), 7);
  await add('text, the same', (nth) => ({ text: 'alice', page: (nth % 20) + 1 }), 30);
  await add('regex, another one', (nth) => ({ original: `(queen|king).* ${nth}`, regex: '' }), 7);
  for (const sort of STRING_SORTS) {
    await add(`sort ${sort}, kept`, (nth) => ({ sort, desc: '', page: (nth % 20) + 1 }), 30);
  }
  await add('sort last_tr_time, read', () => ({ sort: 'last_tr_time', desc: '' }), 5, forget);
  const next = owner.request(findNextString, {
    params: { project },
    query: { ...base, after: params.string },
  });
  const nextTimes = await measureCall(service, () => next, { times: 30 });
  addFigure(`${size}: next untranslated, kept`, 'route', nextTimes);
}
