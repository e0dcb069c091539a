import { beforeAll, expect, test } from 'vitest';
import { importFile } from '#contract/files/files.ts';
import { addComment, markCommentsRead } from '#contract/texts/comments.ts';
import { listMatchingStrings, openEditorPage } from '#contract/texts/editor.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;
let testProject: Awaited<ReturnType<typeof projectOf>>;

const numbered = (amount: number) => Array.from({ length: amount }, (_, index) => `Line ${index + 1}`);

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
  testProject = await projectOf(anna, { strings: numbered(120) });
});

const open = (query: { sections: string; page?: number; size?: number }, person = anna) =>
  person.does(openEditorPage, { params: { project: testProject.project.id }, query });

test('a page has its rows in order, with their index in the section', async () => {
  const page = await open({ sections: 'all', page: 2, size: 50 });
  expect(page).toMatchObject({ strings_amount: 120, strings_translated: 0, page: 2 });
  expect(page.rows.map(({ index }) => index)).toEqual(numbered(50).map((_, index) => index + 51));
  expect(page.rows[0]).toMatchObject({ text: 'Line 51', translations: [], unread_amount: 0 });
});

test('a row of gettext has the flags of its entry, and one that is from no file none (command-line.30)', async () => {
  const { params, strings } = await projectOf(anna, { strings: ['By hand'] });
  const rowsOf = async (section: number) => {
    const query = { sections: printSectionsList([section]) };
    return (await anna.does(openEditorPage, { params, query })).rows.map(({ flags }) => flags);
  };
  const imported = async (name: string, file: string) =>
    (await anna.does(importFile, { params, query: { name }, body: Buffer.from(file) })).section?.id ?? 0;
  const po =
    'msgid ""\nmsgstr ""\n\n#, c-format, fuzzy\nmsgid "%d"\nmsgstr ""\n\n# a #, b\nmsgid "b"\nmsgstr ""\n';
  expect(await rowsOf(await imported('app.po', po))).toEqual([['c-format', 'fuzzy'], []]);
  expect(await rowsOf(await imported('app.yml', 'a: b\n#, c-format\nc: d\n'))).toEqual([[], []]);
  expect(await rowsOf(strings[0]?.section ?? 0)).toEqual([null]);
});

test('a page is red, yellow, light green or dark green by its least done string', async () => {
  const fresh = await projectOf(anna, { strings: numbered(40) });
  for (const [index, params] of fresh.strings.entries()) {
    if (index >= 30) continue;
    const body = { text: 'x', status: index >= 20 ? INITIAL : 0 };
    const { id } = await anna.does(addTranslation, { params, body });
    if (index < 10) await anna.does(approve, { params: { ...params, translation: id } });
  }
  const query = { sections: 'all', size: 10 };
  const page = await anna.does(openEditorPage, { params: { project: fresh.project.id }, query });
  expect(page.colours).toEqual(['darkGreen', 'lightGreen', 'yellow', 'red']);
  expect(page.strings_translated).toBe(30);
});

test('several sections are shown one after the other in the requested order', async () => {
  const params = { project: testProject.project.id };
  const second = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { ...params, section: second.id }, body: [{ text: 'The end' }] });
  const sections = printSectionsList([testProject.params.section, second.id]);
  const page = await open({ sections, page: 3, size: 50 });
  expect(page.sections.map(({ name }) => name)).toEqual(['One', 'Two']);
  expect(page.rows.at(-1)).toMatchObject({ section_id: second.id, index: 1, text: 'The end' });
});

test('a page past the last shows the last, and a section of another project is not there', async () => {
  expect((await open({ sections: 'all', page: 99, size: 100 })).page).toBe(2);
  const other = await projectOf(anna);
  const asked = (sections: string) => ({ params: { project: testProject.project.id }, query: { sections } });
  expect(await anna.tries(openEditorPage, asked(printSectionsList([other.params.section])))).toBe(
    '404 section gone',
  );
  expect(await anna.tries(openEditorPage, asked('zz'))).toBe('400 sections illegal');
});

test.each([
  [{ size: 9 }, '400 size min'],
  [{ size: 201 }, '400 size max'],
  [{ page: 0 }, '400 page min'],
  [{ size: 'many' }, '400 size number'],
])('the page size is 10 to 200: %j', async (query, refusal) => {
  const asked = { params: { project: testProject.project.id }, query: { sections: 'all', ...query } };
  expect(await anna.tries(openEditorPage, asked)).toBe(refusal);
});

test('the strings that match a filter are listed whole, in its order', async () => {
  const fresh = await projectOf(anna, { strings: numbered(250) });
  const params = { project: fresh.project.id };
  const ids = fresh.strings.map(({ string }) => string);
  expect(await anna.does(listMatchingStrings, { params, query: { sections: 'all' } })).toEqual({
    strings: ids,
    matching_amount: 250,
  });
  const query = { sections: 'all', original: 'Line 24', desc: '' } as const;
  expect(await anna.does(listMatchingStrings, { params, query })).toEqual({
    strings: [ids[23], ...ids.slice(239, 249)].toReversed(),
    matching_amount: 11,
  });
});

test('unread comments are counted until they are opened', async () => {
  const boris = await testApp.signUp('boris');
  await joinAs(testApp, boris, testProject.project, 'translator');
  const params = testProject.strings[0] ?? expect.fail();
  await anna.does(addComment, { params, body: { text: 'Look here.' } });
  const unread = async (person: TestUser) => (await open({ sections: 'all' }, person)).rows[0]?.unread_amount;
  expect([await unread(boris), await unread(anna), await unread(testApp.guest)]).toEqual([1, 0, 0]);
  await boris.does(markCommentsRead, { params });
  expect(await unread(boris)).toBe(0);
});

test('guests read a public project; a private one asks them to sign in and others to join', async () => {
  expect((await open({ sections: 'all' }, testApp.guest)).rows).toHaveLength(50);
  const hidden = await projectOf(anna, { visibility: 'private' });
  const asked = { params: { project: hidden.project.id }, query: { sections: 'all' } };
  const stranger = await testApp.signUp('stranger');
  expect(await testApp.guest.tries(openEditorPage, asked)).toBe('401 session signedOut');
  expect(await stranger.tries(openEditorPage, asked)).toBe('403 project hidden');
  const closed = await projectOf(anna, { visibility: 'closed' });
  expect(await stranger.tries(openEditorPage, { ...asked, params: { project: closed.project.id } })).toBe(
    '404 project gone',
  );
});

test('the number of queries does not depend on the number of rows', async () => {
  // Queries for session and path, sections, rows, translations.
  for (const size of [10, 200]) {
    expect(await countQueries(testApp, () => open({ sections: 'all', size }))).toBe(4);
  }
});

test('a filtered and sorted list is read once, and after a save only its string is read again (docs/decisions/013)', async () => {
  const fresh = await projectOf(anna, { strings: numbered(30) });
  const params = { project: fresh.project.id };
  const query = { sections: 'all', original: 'Line', sort: 'tr_amount' } as const;
  const queries = (more: object = {}) =>
    countQueries(testApp, () => anna.does(openEditorPage, { params, query: { ...query, ...more } }));
  const first = await queries();
  expect(first).toBeGreaterThan(4);
  expect(await queries({ page: 2, size: 10 })).toBe(4);
  expect(await queries({ desc: '' })).toBe(4);
  await anna.does(addTranslation, { params: fresh.strings[7] ?? expect.fail(), body: { text: 'x' } });
  // One for the index; what the search takes on its own connection it takes for one string as for all.
  expect(await queries()).toBe(first);
  const page = await anna.does(openEditorPage, { params, query: { ...query, desc: '' } });
  expect(page.rows[0]?.id).toBe(fresh.strings[7]?.string);
  expect(await queries()).toBe(4);
});
