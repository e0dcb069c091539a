import { beforeAll, expect, test } from 'vitest';
import { readSection } from '#contract/texts/reading.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { inOrder } from '#domain/texts/translations/translation-order.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let testProject: Awaited<ReturnType<typeof projectOf>>;

/**
 * Strings with nothing; a draft; two drafts; drafts and a regular translation; one with a vote and a newer one; an
 * approved one and a better rated one.
 */
const STRINGS = ['None.', 'Draft.', 'Drafts.', 'Regular.', 'Liked.', 'Approved.'];

beforeAll(async () => {
  testApp = await openTestApp();
  [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  testProject = await projectOf(anna, { strings: STRINGS });
  await joinAs(testApp, boris, testProject.project, 'translator');
  const at = (index: number) => testProject.strings[index] ?? expect.fail();
  const propose = async (index: number, text: string, isInitial = false) =>
    boris.does(addTranslation, {
      params: at(index),
      body: { text, ...(isInitial && { status: INITIAL }) },
    });
  await propose(1, 'draft', true);
  await propose(2, 'older draft', true);
  await propose(2, 'newer draft', true);
  await propose(3, 'regular');
  await propose(3, 'newer draft', true);
  for (const index of [4, 5]) {
    const liked = await propose(index, 'liked');
    await anna.does(castVote, { params: { ...at(index), translation: liked.id } });
  }
  await propose(4, 'newer');
  const chosen = await propose(5, 'chosen');
  await anna.does(approve, { params: { ...at(5), translation: chosen.id } });
});

test('a section reads in its order, each string with its current translation and how far it is', async () => {
  const text = await anna.does(readSection, { params: testProject.params });
  expect(text.map(({ index, state, translation }) => [index, state, translation])).toEqual([
    [1, 'none', null],
    [2, 'initial', 'draft'],
    [3, 'initial', 'newer draft'],
    [4, 'review', 'regular'],
    [5, 'review', 'liked'],
    [6, 'approved', 'chosen'],
  ]);
});

test('its current translations are those of every other listing', async () => {
  const listed = await anna.does(listStrings, {
    params: testProject.params,
    query: { fetch_translations: '', fetch_votes: '' },
  });
  const text = await anna.does(readSection, { params: testProject.params });
  expect(text.map(({ id, text, translation }) => [id, text, translation])).toEqual(
    listed.map(({ id, text, translations = [] }) => [id, text, inOrder(translations)[0]?.text ?? null]),
  );
});

test('it comes in pages: each begins after the last string of the one before and goes on counting', async () => {
  const whole = await anna.does(readSection, { params: testProject.params });
  const first = await anna.does(readSection, { params: testProject.params, query: { limit: 4 } });
  const after = first.at(-1)?.id;
  const second = await anna.does(readSection, { params: testProject.params, query: { limit: 4, after } });
  expect([first.length, second.length]).toEqual([4, 2]);
  expect([...first, ...second]).toEqual(whole);
  expect(
    await anna.does(readSection, { params: testProject.params, query: { after: whole.at(-1)?.id } }),
  ).toEqual([]);
});

test('a page can begin only after a string of its own section', async () => {
  const other = await projectOf(anna, { strings: ['Elsewhere.'] });
  const after = other.strings[0]?.string;
  const refused = await anna.asks(readSection, { params: testProject.params, query: { after } });
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { status: 400, errors: [{ key: 'after', kind: 'unknown' }] },
  ]);
});
