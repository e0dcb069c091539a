import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../test/project.ts';
import { openTestApp } from '../test/test-app.ts';
import { addFloorRoutes } from './floor-routes.ts';

const testApp = await openTestApp();
const [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];

/** The number of rows of each table of a project in the last transaction that wrote a row of this table. */
async function rowsWrittenWith(table: 'translations' | 'votes', project: number) {
  const { sql } = testApp;
  const [last] = await sql<{ xmin: string }[]>`
    SELECT xmin::text FROM ${sql(table)} WHERE project_id = ${project} ORDER BY created_at DESC, xmin::text::bigint DESC LIMIT 1`;
  const tables = await sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND column_name = 'project_id' AND table_type = 'BASE TABLE' ORDER BY table_name`;
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const { count } = await sql`
      SELECT FROM ${sql(name)} WHERE project_id = ${project} AND xmin::text = ${last?.xmin ?? ''}`;
    if (count > 0) rows[name] = count;
  }
  return rows;
}

test('the floors of a save and a vote write the rows that these write', async () => {
  const { project, params } = await projectOf(anna, { strings: ['One.', 'Two.'] });
  await joinAs(testApp, boris, project, 'translator');
  const [one, two] = (
    await testApp.sql<{ id: number }[]>`
    SELECT id FROM strings WHERE project_id = ${project.id} ORDER BY id`
  ).map(({ id }) => id);
  const floor = Fastify();
  onTestFinished(() => floor.close());
  await addFloorRoutes(floor, testApp.sql);
  const path = `/floor/${project.id}/${params.section}`;

  const string = { ...params, string: one ?? 0 };
  const { id } = await anna.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  const saved = await rowsWrittenWith('translations', project.id);
  const floorSave = await floor.inject({ method: 'POST', url: `${path}/save/${two}/${anna.id}` });
  expect(floorSave.json().id).toBeGreaterThan(id);
  expect(await rowsWrittenWith('translations', project.id)).toEqual(saved);

  await boris.does(castVote, { params: { ...string, translation: id }, body: { is_minus: false } });
  const voted = await rowsWrittenWith('votes', project.id);
  const vote = await floor.inject({
    method: 'POST',
    url: `${path}/vote/${two}/${floorSave.json().id}/${boris.id}`,
  });
  expect(vote.json()).toEqual({ id: String(floorSave.json().id) });
  expect(await rowsWrittenWith('votes', project.id)).toEqual(voted);
  expect(saved).toMatchObject({ translations: 1, log: 1 });
  expect(voted).toMatchObject({ votes: 1, log: 1 });
});
