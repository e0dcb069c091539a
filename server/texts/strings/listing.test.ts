import { beforeAll, expect, test } from 'vitest';
import { addComment } from '#contract/texts/comments.ts';
import { addSection, getSection, listSections } from '#contract/texts/sections.ts';
import { addStrings, getString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let testProject: Awaited<ReturnType<typeof projectOf>>;

const ALL = { fetch_translations: '', fetch_votes: '', fetch_comments: '' } as const;
const place = (index: number) => testProject.strings[index] ?? expect.fail();

/** Three strings; the first has an approved version, one with more votes than a newer one, and a draft, and a comment. */
beforeAll(async () => {
  testApp = await openTestApp();
  [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  testProject = await projectOf(anna);
  await joinAs(testApp, boris, testProject.project, 'translator');
  const params = place(0);
  const ids: number[] = [];
  for (const text of ['liked', 'newer', 'approved']) {
    ids.push((await boris.does(addTranslation, { params, body: { text } })).id);
  }
  await boris.does(addTranslation, { params, body: { text: 'draft', status: INITIAL } });
  await anna.does(castVote, { params: { ...params, translation: ids[0] ?? 0 } });
  await anna.does(approve, { params: { ...params, translation: ids[2] ?? 0 } });
  await boris.does(addComment, { params, body: { text: 'So?' } });
});

test('a listing brings what its flags ask for, and nothing else', async () => {
  const { params } = testProject;
  const keys = async (query: object) =>
    Object.keys((await anna.does(listStrings, { params, query }))[0] ?? {});
  const bare = await keys({});
  expect(bare).toEqual(expect.arrayContaining(['id', 'index', 'text', 'comments_amount']));
  expect(bare).not.toEqual(expect.arrayContaining(['translations']));
  expect(await keys({ fetch_votes: '' })).toEqual(bare);
  expect(await keys({ fetch_translations: '' })).toEqual([...bare, 'translations']);
  expect(await keys({ fetch_comments: '' })).toEqual([...bare, 'comments']);
  expect(await keys({ fetch_amounts: '' })).toEqual([...bare, 'translations_amount']);
  expect(await keys(ALL)).toEqual([...bare, 'translations', 'comments']);
});

test.each([
  ['listStrings', async (query: object) => anna.does(listStrings, { params: testProject.params, query })],
  [
    'a page',
    async (query: object) =>
      anna.does(listStrings, { params: testProject.params, query: { ...query, limit: 1 } }),
  ],
  ['getString', async (query: object) => [await anna.does(getString, { params: place(0), query })]],
  [
    'listSections',
    async (query: object) => {
      const params = { project: testProject.project.id };
      return (await anna.does(listSections, { params, query: { ...query, fetch_strings: '' } }))[0]?.strings;
    },
  ],
])('%s: translations stand in their order, with who voted only when asked', async (_, list) => {
  const texts = ['approved', 'liked', 'newer', 'draft'];
  const [withVotes] = (await list(ALL)) ?? [];
  expect(withVotes?.translations?.map(({ text }) => text)).toEqual(texts);
  expect(withVotes?.translations?.[1]?.votes_plus).toEqual([{ id: anna.id, username: 'anna' }]);
  expect(withVotes?.comments).toMatchObject([{ text: 'So?', author: { username: 'boris' }, read: false }]);
  const [without] = (await list({ fetch_translations: '' })) ?? [];
  expect(without?.translations?.map(({ text }) => text)).toEqual(texts);
  expect(without?.translations?.map(({ votes_plus }) => votes_plus)).toEqual([[], [], [], []]);
});

test('strings without translations or comments have empty lists', async () => {
  const [, second] = await testApp.guest.does(listStrings, { params: testProject.params, query: ALL });
  expect(second).toMatchObject({ translations: [], comments: [] });
});

test('pages follow one another by the id of the last string, with their indexes', async () => {
  const { params } = await projectOf(anna, { strings: ['a', 'b', 'c', 'd', 'e'] });
  const seen: string[] = [];
  let after: number | undefined;
  for (;;) {
    const page = await anna.does(listStrings, { params, query: { limit: 2, ...(after && { after }) } });
    if (page.length === 0) break;
    seen.push(page.map(({ index, text }) => `${index}${text}`).join(' '));
    after = page.at(-1)?.id;
  }
  expect(seen).toEqual(['1a 2b', '3c 4d', '5e']);
});

test('after alone brings the rest', async () => {
  const query = { after: place(0).string };
  const rest = await anna.does(listStrings, { params: testProject.params, query });
  expect(rest.map(({ index, text }) => `${index} ${text}`)).toEqual(['2 Two.', '3 Three.']);
});

test.each([
  [{ limit: 0 }, '400 limit min'],
  [{ limit: 10_001 }, '400 limit max'],
  [{ limit: 'x' }, '400 limit number'],
  [{ after: 0 }, '400 after min'],
  [{ after: 999_999 }, '400 after unknown'],
  [{ fetch_votes: 'perhaps' }, '400 fetch_votes choice'],
])('a listing is not asked for %j', async (query, refusal) => {
  expect(await anna.tries(listStrings, { params: testProject.params, query })).toBe(refusal);
});

test('a page begins after a string of the same section', async () => {
  const elsewhere = (await projectOf(anna)).strings[0]?.string;
  expect(await anna.tries(listStrings, { params: testProject.params, query: { after: elsewhere } })).toBe(
    '400 after unknown',
  );
});

test('sections come with their strings when asked, each in its own order, and with what follows from the counts', async () => {
  const at = { project: testProject.project.id };
  const other = await anna.does(addSection, { params: at, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { ...at, section: other.id }, body: [{ text: 'x' }, { text: 'y' }] });
  const sections = await anna.does(listSections, {
    params: at,
    query: { fetch_strings: '', generate_statistics: '' },
  });
  const texts = sections.map(({ strings }) => strings?.map(({ index, text }) => `${index} ${text}`));
  expect(texts).toEqual([
    ['1 One.', '2 Two.', '3 Three.'],
    ['1 x', '2 y'],
  ]);
  const derived = { completeness: 33.33, approveness: 33.33, plural_coefficient: 4 };
  expect(sections[0]?.stats).toMatchObject(derived);
  expect(sections[1]?.stats).toMatchObject({ completeness: 0, approveness: 0, plural_coefficient: 0 });
  const [bare] = await anna.does(listSections, { params: at });
  expect(bare).not.toHaveProperty('strings');
  expect(bare?.stats).not.toHaveProperty('completeness');
  const query = { generate_statistics: '' } as const;
  expect((await anna.does(getSection, { params: testProject.params, query })).stats).toMatchObject(derived);
});

test('listings make as many queries however many rows there are', async () => {
  const many = await projectOf(anna, { strings: Array.from({ length: 50 }, (_, n) => `${n}`) });
  for (const params of many.strings) await anna.does(addTranslation, { params, body: { text: 'x' } });
  const counts = async ({ params }: typeof testProject) => [
    await countQueries(testApp, () => anna.does(listStrings, { params, query: ALL })),
    await countQueries(testApp, () => anna.does(listStrings, { params, query: { ...ALL, limit: 5 } })),
    await countQueries(testApp, () =>
      anna.does(listSections, { params, query: { ...ALL, fetch_strings: '' } }),
    ),
  ];
  expect(await counts(testProject)).toEqual([7, 7, 8]);
  expect(await counts(many)).toEqual([7, 7, 8]);
});

test('strings of a private project are for its members', async () => {
  const { params, strings } = await projectOf(anna, { visibility: 'private' });
  const string = strings[0] ?? expect.fail();
  expect(await boris.tries(listStrings, { params })).toBe('403 project hidden');
  expect(await boris.tries(getString, { params: string })).toBe('403 project hidden');
  expect(await testApp.guest.tries(listSections, { params })).toBe('401 session signedOut');
});
