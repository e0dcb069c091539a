import { beforeEach, expect, test } from 'vitest';
import { openEditorPage } from '#contract/texts/editor.ts';
import { getString } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  removeVote,
  type Translation,
  unapprove,
} from '#contract/texts/translations.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

type There = { project: number; section: number; string: number };

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
let path: There;

beforeEach(async () => {
  const { project, strings } = await projectOf(anna);
  path = strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, carl, project, 'translator');
});

const propose = (person: TestUser, text: string, status: number = REGULAR) =>
  person.does(addTranslation, { params: path, body: { text, status } });

const versions = async () => {
  const page = await anna.does(openEditorPage, {
    params: { project: path.project },
    query: { sections: 'all' },
  });
  return page.rows.find(({ id }) => id === path.string)?.translations ?? [];
};
const texts = async () => (await versions()).map(({ text }) => text);

test('members propose any number of translations of a string', async () => {
  await propose(anna, 'Один.');
  await propose(boris, 'Раз.');
  await propose(boris, 'Раз.');
  expect(await texts()).toHaveLength(3);
});

test('a translation is stored exactly as it came, edge spaces included, save for line ends', async () => {
  expect(await propose(boris, '\ufeff  раз \r\n два ')).toMatchObject({ text: '  раз \n два ' });
});

test.each([
  [{ text: '' }, '400 text required'],
  [{ text: ' \n\u00a0' }, '400 text required'],
  [{ text: 'я'.repeat(2001) }, '400 text maxlength'],
  [{ text: '\ud800' }, '400 text illegal'],
  [{}, '400 text required'],
  [{ text: 'a', status: APPROVED }, '400 status status'],
  [{ text: 'a', status: 'initial' }, '400 status number'],
])('a proposal is refused: %j', async (body, refusal) => {
  expect(await boris.tries(addTranslation, { params: path, body })).toBe(refusal);
});

test('a string’s own limit holds', async () => {
  await testApp.sql`UPDATE strings SET max_length = 3 WHERE id = ${path.string}`;
  expect(await boris.tries(addTranslation, { params: path, body: { text: 'четыре' } })).toBe(
    '400 text maxlength',
  );
  await propose(boris, 'три');
});

test('the order is: approved, then regular by votes and newest, then initial', async () => {
  const [draft, first, second, third] = [
    await propose(anna, 'draft', INITIAL),
    await propose(anna, 'first'),
    await propose(anna, 'second'),
    await propose(anna, 'third'),
  ];
  expect(await texts()).toEqual(['third', 'second', 'first', 'draft']);
  await boris.does(castVote, { params: { ...path, translation: first.id } });
  await anna.does(approve, { params: { ...path, translation: second.id } });
  await boris.does(castVote, { params: { ...path, translation: draft.id } });
  expect(await texts()).toEqual(['second', 'first', 'third', 'draft']);
  expect((await versions()).filter(({ competing }) => competing).map(({ id }) => id)).toEqual([third.id]);
});

test('approving one returns the approved one to regular, and both are logged', async () => {
  const [one, two] = [await propose(anna, 'one'), await propose(boris, 'two', INITIAL)];
  await anna.does(approve, { params: { ...path, translation: one.id } });
  expect(await anna.does(approve, { params: { ...path, translation: two.id } })).toMatchObject({
    status: APPROVED,
  });
  expect((await versions()).map(({ status }) => status)).toEqual([APPROVED, REGULAR]);
  const lines = await testApp.sql`
    SELECT w, translation_id FROM log WHERE project_id = ${path.project} AND w IN (14, 15) ORDER BY id`;
  expect(lines).toEqual(
    expect.arrayContaining([
      { w: 14, translation_id: one.id },
      { w: 14, translation_id: two.id },
      { w: 15, translation_id: one.id },
    ]),
  );
  expect(lines).toHaveLength(3);
});

test('unapproving gives a regular one, even from an initial', async () => {
  const { id } = await propose(boris, 'draft', INITIAL);
  const params = { ...path, translation: id };
  await anna.does(approve, { params });
  expect(await anna.does(unapprove, { params })).toMatchObject({ status: REGULAR });
});

test('repeating an approval or its opposite changes nothing', async () => {
  const { id } = await propose(boris, 'one');
  const params = { ...path, translation: id };
  for (const call of [approve, approve, unapprove, unapprove]) await anna.does(call, { params });
  const lines = await testApp.sql`SELECT FROM log WHERE translation_id = ${id} AND w IN (14, 15)`;
  expect(lines).toHaveLength(2);
});

test('approving one’s own needs can_self_approve, another’s can_approve', async () => {
  const own = await propose(boris, 'own');
  const annas = await propose(anna, 'hers');
  const tries = (id: number) => boris.tries(approve, { params: { ...path, translation: id } });
  expect([await tries(own.id), await tries(annas.id)]).toEqual(['403 role role', '403 role role']);
  await testApp.sql`UPDATE members SET role_id = 5 WHERE user_id = ${boris.id} AND project_id = ${path.project}`;
  expect(await tries(annas.id)).toBe('403 role role');
  await boris.does(approve, { params: { ...path, translation: own.id } });
});

test('one vote a user: the other sign replaces it, repeating changes nothing, unvote removes it', async () => {
  const { id } = await propose(boris, 'one');
  const params = { ...path, translation: id };
  const names = (votes: { username: string }[]) => votes.map(({ username }) => username).join();
  const vote = async (is_minus: boolean) => {
    const { votes_plus, votes_minus } = await anna.does(castVote, { params, body: { is_minus } });
    return [names(votes_plus), names(votes_minus)];
  };
  expect([await vote(false), await vote(false), await vote(true)]).toEqual([
    ['anna', ''],
    ['anna', ''],
    ['', 'anna'],
  ]);
  expect(await anna.tries(removeVote, { params, body: { is_minus: false } })).toBe('409 vote changed');
  expect(await vote(true)).toEqual(['', 'anna']);
  await anna.does(removeVote, { params, body: { is_minus: true } });
  expect(await anna.does(removeVote, { params })).toMatchObject({ votes_plus: [], votes_minus: [] });
  expect(await vote(false)).toEqual(['anna', '']);
});

test('nobody votes on their own translation, and minus is for those who manage translations', async () => {
  const { id } = await propose(boris, 'one');
  const params = { ...path, translation: id };
  expect(await boris.tries(castVote, { params })).toBe('403 vote own');
  expect(await carl.tries(castVote, { params, body: { is_minus: true } })).toBe('403 vote role');
  await carl.does(castVote, { params });
});

test('guests and strangers can’t write, and ids from elsewhere are not there', async () => {
  const stranger = await testApp.signUp(`stranger${path.project}`);
  const body = { text: 'x' };
  expect(await testApp.guest.tries(addTranslation, { params: path, body })).toBe('401 session signedOut');
  expect(await stranger.tries(addTranslation, { params: path, body })).toBe('403 project hidden');
  const elsewhere = await projectOf(anna);
  const { id } = await propose(anna, 'one');
  const other = elsewhere.strings[0] ?? expect.fail();
  for (const params of [
    { ...path, string: other.string },
    { ...other, string: path.string },
    { ...other, section: path.section },
  ]) {
    expect(await anna.tries(addTranslation, { params, body })).toMatch(/^404 (string|section) gone$/);
  }
  expect(await anna.tries(approve, { params: { ...other, translation: id } })).toBe('404 translation gone');
});

test('a paused project takes writes from those who manage it, a finished one from nobody', async () => {
  const setStatus = (status: string) =>
    testApp.sql`UPDATE projects SET status = ${status} WHERE id = ${path.project}`;
  await setStatus('frozen');
  expect(await boris.tries(addTranslation, { params: path, body: { text: 'x' } })).toBe('403 status frozen');
  await propose(anna, 'meanwhile');
  await setStatus('closed');
  expect(await anna.tries(addTranslation, { params: path, body: { text: 'x' } })).toBe('403 status closed');
});

test('two approvals and fifty identical votes at once leave one approved, one vote and right counters', async () => {
  const [one, two] = [await propose(boris, 'one', INITIAL), await propose(boris, 'two', INITIAL)];
  await Promise.all([
    ...[one, two, one, two].map(({ id }) => anna.does(approve, { params: { ...path, translation: id } })),
    ...Array.from({ length: 50 }, () => carl.does(castVote, { params: { ...path, translation: one.id } })),
  ]);
  expect((await versions()).filter(({ status }) => status === APPROVED)).toHaveLength(1);
  const [row] = await testApp.sql`
    SELECT translations_amount, regular_amount, votes_plus FROM strings WHERE id = ${path.string}`;
  expect(row).toEqual({ translations_amount: 2, regular_amount: 2, votes_plus: 1 });
});

test('what saving answers is what reading shows', async () => {
  const { strings } = await projectOf(anna);
  const params = strings[0] ?? expect.fail();
  const made: Translation[] = [];
  for (const status of [INITIAL, 0, undefined, INITIAL]) {
    made.push(
      await anna.does(addTranslation, { params, body: { text: `As ${status}`, context: 'So.', status } }),
    );
    const read = await anna.does(getString, { params, query: { fetch_translations: '', fetch_votes: '' } });
    expect(read.translations?.find(({ id }) => id === made.at(-1)?.id)).toEqual(made.at(-1));
    await anna.does(approve, { params: { ...params, translation: made[0]?.id ?? 0 } });
  }
  expect(made.map(({ competing }) => competing)).toEqual([false, true, true, false]);
});

testOnOneServer('own steps')(
  'saving and voting take two round trips, approving three, the guard’s among them',
  async () => {
    const { id } = await propose(boris, 'one');
    const params = { ...path, translation: id };
    expect(await countQueries(testApp, () => propose(boris, 'two'))).toBe(2);
    expect(await countQueries(testApp, () => anna.does(castVote, { params }))).toBe(2);
    expect(await countQueries(testApp, () => anna.does(approve, { params }))).toBe(3);
  },
);

test('what is not there is not there before a role is asked for, and after a private project has closed its door', async () => {
  const stranger = await testApp.signUp(`late${path.project}`);
  const params = { ...path, string: 999_999_999 };
  const body = { text: 'x' };
  expect(await stranger.tries(addTranslation, { params, body })).toBe('404 string gone');
  await testApp.sql`UPDATE projects SET visibility = 'private' WHERE id = ${path.project}`;
  expect(await stranger.tries(addTranslation, { params, body })).toBe('403 project hidden');
});
