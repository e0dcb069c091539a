import { beforeAll, expect, test } from 'vitest';
import { readPast, readPastStrings } from '#contract/history/past.ts';
import { removeTranslation } from '#contract/site/administration.ts';
import { deleteSection } from '#contract/texts/sections.ts';
import { deleteString } from '#contract/texts/strings.ts';
import { addTranslation, approve, deleteTranslation } from '#contract/texts/translations.ts';
import { MINUTE } from '#domain/core/units.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { purgeDeletions } from '../deleted/queries.ts';

const testApp = await openTestApp();
const { anna, boris, clara, dora } = await testApp.signUps('anna', 'boris', 'clara', 'dora');
let testProject: Awaited<ReturnType<typeof projectOf>>;
let translations: { id: number }[];

beforeAll(async () => {
  testProject = await projectOf(boris);
  await joinAs(testApp, clara, testProject.project, 'translator');
  await joinAs(testApp, dora, testProject.project, 'translator');
  translations = await Promise.all(
    testProject.strings.map((string) =>
      clara.does(addTranslation, { params: string, body: { text: 'Раз.' } }),
    ),
  );
});

/** The time of the database, after which it has moved on. */
async function moment(): Promise<number> {
  const [row] = await testApp.sql<{ at: number }[]>`SELECT now_ms() AS at, pg_sleep(0.003)`;
  return row?.at ?? 0;
}

const params = () => ({ project: testProject.project.id });
const nth = (index: number) => testProject.strings[index] ?? expect.fail();
const translated = (index: number) => ({ ...nth(index), translation: translations[index]?.id ?? 0 });

async function textsFor(who: TestUser, at: number) {
  const query = { at, section: testProject.params.section };
  const strings = await who.does(readPastStrings, { params: params(), query });
  return strings.map(({ text, translation, removed, state }) => [text, translation, removed, state]);
}

test('what was deleted is read by whoever could restore it; for others it is removed, until it is purged for all (past.4)', async () => {
  await boris.does(approve, { params: translated(0) });
  const at = await moment();
  const all = [
    ['One.', 'Раз.', false, 'approved'],
    ['Two.', 'Раз.', false, 'review'],
    ['Three.', 'Раз.', false, 'review'],
  ];
  expect(await textsFor(dora, at)).toEqual(all);
  await boris.does(deleteTranslation, { params: translated(0) });
  await boris.does(deleteString, { params: nth(1) });
  expect(await textsFor(boris, at)).toEqual(all);
  expect(await textsFor(clara, at)).toEqual([all[0], [null, null, true, 'review'], all[2]]);
  expect(await textsFor(dora, at)).toEqual([
    ['One.', null, true, 'approved'],
    [null, null, true, 'review'],
    all[2],
  ]);

  await anna.does(removeTranslation, { params: translated(2) });
  const gone = ['Three.', null, true, 'review'];
  expect(await textsFor(boris, at)).toEqual([all[0], all[1], gone]);

  await boris.does(deleteSection, { params: testProject.params });
  expect(await textsFor(boris, at)).toEqual([all[0], all[1], gone]);
  expect(await textsFor(clara, at)).toEqual(
    [null, null, null].map((text, index) => [text, null, true, all[index]?.[3]]),
  );
  const sectionsFor = async (who: TestUser) => {
    const { sections } = await who.does(readPast, { params: params(), query: { at } });
    return sections.map(({ name, deleted, strings_amount }) => [name, deleted, strings_amount]);
  };
  expect(await sectionsFor(boris)).toEqual([['One', true, 3]]);
  expect(await sectionsFor(clara)).toEqual([[null, true, 3]]);

  await purgeDeletions(testApp.sql, -1000);
  expect(await textsFor(boris, at)).toEqual(
    [null, null, null].map((text, index) => [text, null, true, all[index]?.[3]]),
  );
  expect(await sectionsFor(boris)).toEqual([[null, true, 3]]);
});

test('what is still to come, and what isn’t stored, is refused, with the time from which it is (past.3)', async () => {
  const { project } = await projectOf(boris);
  const of = { project: project.id };
  const asked = (at: number) => boris.tries(readPast, { params: of, query: { at } });
  const at = await moment();
  expect((await boris.does(readPast, { params: of, query: { at: 0 } })).sections).toEqual([]);
  expect(await asked(at + MINUTE)).toBe('400 at max');
  await testApp.sql`INSERT INTO order_changes (project_id, section_id, event_id, at, base, amount, weight)
    VALUES (${project.id}, 0, 0, ${at}, '{}', 0, 0)`;
  const refused = await boris.asks(readPast, { params: of, query: { at: at - 1 } });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { status: 409, errors: [{ key: 'at', kind: 'notRecorded' }], current: at },
  ]);
  expect((await boris.does(readPast, { params: of, query: { at } })).sections).toHaveLength(1);
});

test('a section that there was not at a moment is not found, and a page begins after a string that it had', async () => {
  const { project, params: inside, strings } = await projectOf(boris);
  const of = { project: project.id };
  const at = await moment();
  const past = (query: object) =>
    boris.tries(readPastStrings, { params: of, query: { at, section: inside.section, ...query } });
  expect(await past({ section: 1 })).toBe('404 section gone');
  expect(await past({ at: 1 })).toBe('404 section gone');
  expect(await past({ after: 1 })).toBe('400 after unknown');
  const page = { at, section: inside.section, after: strings[0]?.string, limit: 1 };
  const [second] = await boris.does(readPastStrings, { params: of, query: page });
  expect(second).toMatchObject({ id: strings[1]?.string, index: 2, text: 'Two.' });
});

test('previous and next are the changes around a moment', async () => {
  const { project, strings } = await projectOf(boris);
  const of = { project: project.id };
  const at = await moment();
  await boris.does(addTranslation, { params: strings[0] ?? expect.fail(), body: { text: 'Раз.' } });
  const times = await testApp.sql<
    { at: number }[]
  >`SELECT at FROM log WHERE project_id = ${project.id} ORDER BY id`;
  const then = await boris.does(readPast, { params: of, query: { at } });
  expect([then.previous, then.next]).toEqual([times.at(-2)?.at, times.at(-1)?.at]);
  const now = await boris.does(readPast, { params: of, query: { at: await moment() } });
  expect([now.previous, now.next]).toEqual([times.at(-1)?.at, null]);
});
