import { expect, test } from 'vitest';
import { getProject } from '#contract/projects/projects.ts';
import { deleteSection, getSection, rearrangeSections } from '#contract/texts/sections.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { foldDeltas } from './fold-queries.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

test('the counters are the same before and after folding', async () => {
  const { project, params, strings } = await projectOf(anna);
  for (const string of strings.slice(0, 2)) {
    await anna.does(addTranslation, { params: string, body: { text: 'x' } });
    await anna.does(addTranslation, { params: string, body: { text: 'y' } });
  }
  const read = async () => [
    (await anna.does(getSection, { params })).stats,
    (await anna.does(getProject, { params: { project: project.id } })).stats,
  ];
  const before = await read();
  const expected = { strings_amount: 3, strings_translated: 2, strings_approved: 0, translations_amount: 4 };
  expect(before).toMatchObject([expected, expected]);
  await Promise.all([foldDeltas(testApp.sql), foldDeltas(testApp.sql)]);
  expect(await read()).toEqual(before);
  expect(await testApp.sql`SELECT FROM section_deltas WHERE project_id = ${project.id}`).toHaveLength(0);
});

test('what a write left behind after its section was deleted is swept out', async () => {
  const { project, params } = await projectOf(anna);
  await anna.does(deleteSection, { params });
  await testApp.sql`
    INSERT INTO section_deltas
      (project_id, section_id, strings_amount, strings_translated, strings_approved, translations_amount, at)
    VALUES (${project.id}, ${params.section}, 1, 1, 1, 1, now_ms())`;
  await foldDeltas(testApp.sql);
  expect(await testApp.sql`SELECT FROM section_deltas WHERE project_id = ${project.id}`).toHaveLength(0);
  expect((await anna.does(getProject, { params: { project: project.id } })).stats.strings_amount).toBe(0);
});

test('folding while sections are rearranged, filled and deleted: none waits for another in a circle', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => projectOf(anna)));
  const acts = made.flatMap(({ project, params, strings }, at) => {
    const body = { sections: [params.section] };
    return [
      ...strings.map((string) => anna.asks(addTranslation, { params: string, body: { text: 'x' } })),
      anna.asks(rearrangeSections, { params: { project: project.id }, body }),
      ...(at % 2 ? [anna.asks(deleteSection, { params })] : []),
    ];
  });
  const folds = Array.from({ length: 5 }, () => foldDeltas(testApp.sql));
  const statuses = (await Promise.all(acts)).map(({ statusCode }) => statusCode);
  await Promise.all(folds);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await foldDeltas(testApp.sql);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});
