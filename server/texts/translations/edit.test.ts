import { beforeEach, expect, test } from 'vitest';
import { openEditorPage } from '#contract/texts/editor.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, pia, edda } = await testApp.signUps('anna', 'boris', 'pia', 'edda');
/** The owner, a translator, a proficient translator, an editor. */
let path: { project: number; section: number; string: number };

beforeEach(async () => {
  const { project, strings } = await projectOf(anna);
  path = strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, pia, project, 'proficient');
  await joinAs(testApp, edda, project, 'redactor');
});

const propose = async (person: TestUser, text = 'before', status: number = REGULAR) => {
  const made = await person.does(addTranslation, { params: path, body: { text, status } });
  return { ...made, params: { ...path, translation: made.id } };
};
type Made = Awaited<ReturnType<typeof propose>>;

const versions = async () => {
  const query = { sections: 'all' };
  const page = await anna.does(openEditorPage, { params: { project: path.project }, query });
  return page.rows.find(({ id }) => id === path.string)?.translations ?? [];
};
const edit = (person: TestUser, { params }: Made, body: object) =>
  person.does(editTranslation, { params, body });
const acts = async ({ id }: Made) =>
  (
    await testApp.sql`SELECT w, data -> 'acts' AS acts FROM log WHERE translation_id = ${id} AND w IN (15, 22, 28) ORDER BY w, id`
  ).map(({ w, acts }) => [w, acts]);

test('the author edits: votes are removed, and the old text stays in the log', async () => {
  const made = await propose(boris);
  await anna.does(castVote, made);
  await pia.does(castVote, made);
  expect(await edit(boris, made, { text: 'after' })).toMatchObject({
    text: 'after',
    editor_id: null,
    votes_plus: [],
  });
  expect(await testApp.sql`SELECT FROM votes WHERE translation_id = ${made.id}`).toHaveLength(0);
  expect(await acts(made)).toEqual([[22, { text: ['before', 'after'] }]]);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test.each([
  ['a translator', () => boris],
  ['a proficient translator', () => pia],
])('the approval of %s’s own falls with the edit', async (_, who) => {
  const made = await propose(who());
  await anna.does(approve, made);
  expect(await edit(who(), made, { text: 'after' })).toMatchObject({ status: REGULAR });
  expect(await acts(made)).toEqual([
    [15, null],
    [22, { text: ['before', 'after'], status: [APPROVED, REGULAR] }],
  ]);
});

test('when a manager of translations edits, votes and status stay and the editor is noted', async () => {
  const made = await propose(boris);
  await anna.does(castVote, { ...made, body: { is_minus: true } });
  await anna.does(approve, made);
  expect(await edit(edda, made, { text: 'after' })).toMatchObject({
    status: APPROVED,
    author_id: boris.id,
    editor: { username: 'edda' },
    votes_minus: [{ username: 'anna' }],
  });
  expect(await edit(boris, made, { text: 'mine again' })).toMatchObject({ editor_id: null });
});

test('updated_at changes with the text alone', async () => {
  const made = await propose(boris, 'before', INITIAL);
  const other = await edit(boris, made, { context: 'a note', status: REGULAR });
  expect(other).toMatchObject({ context: 'a note', status: REGULAR, updated_at: made.updated_at });
  expect((await edit(boris, made, { text: 'after' })).updated_at).toBeGreaterThan(made.updated_at);
  expect(await acts(made)).toEqual([
    [22, { context: ['', 'a note'], status: [INITIAL, REGULAR] }],
    [22, { text: ['before', 'after'] }],
  ]);
});

test('what is the same changes nothing and is not logged', async () => {
  const made = await propose(boris);
  await anna.does(approve, made);
  for (const body of [{}, { text: 'before' }, { text: 'before', context: '', updated_at: 1 }]) {
    expect(await edit(boris, made, body)).toMatchObject({ text: 'before', status: APPROVED });
  }
  expect(await acts(made)).toEqual([]);
});

test('a draft becomes regular and a regular one a draft', async () => {
  const made = await propose(boris, 'before', INITIAL);
  expect(await edit(boris, made, { status: REGULAR })).toMatchObject({ status: REGULAR });
  expect(await edit(edda, made, { status: INITIAL })).toMatchObject({ status: INITIAL });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('status 0 takes an approval back for whoever may, and −1 waits until that is done', async () => {
  const made = await propose(boris);
  await anna.does(approve, made);
  expect(await boris.tries(editTranslation, { ...made, body: { status: REGULAR } })).toBe('403 role role');
  expect(await boris.tries(editTranslation, { ...made, body: { status: INITIAL } })).toBe(
    '400 status status',
  );
  expect(await edda.tries(editTranslation, { ...made, body: { status: INITIAL } })).toBe('400 status status');
  expect(await edit(edda, made, { status: REGULAR })).toMatchObject({ status: REGULAR });
  expect(await acts(made)).toEqual([
    [15, null],
    [22, { status: [APPROVED, REGULAR] }],
  ]);
});

test.each([REGULAR, INITIAL])(
  'an author’s new text may come with status %i, since it costs the approval',
  async (status) => {
    const made = await propose(boris);
    await anna.does(approve, made);
    expect(await edit(boris, made, { text: 'after', status })).toMatchObject({ status });
    expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  },
);

test.each([
  [{ text: '' }, '400 text required'],
  [{ text: ' \u200b' }, '400 text required'],
  [{ text: null }, '400 text required'],
  [{ text: 7 }, '400 text string'],
  [{ text: 'я'.repeat(2001) }, '400 text maxlength'],
  [{ text: '\0' }, '400 text illegal'],
  [{ context: 'c'.repeat(1001) }, '400 context maxlength'],
  [{ status: APPROVED }, '400 status status'],
  [{ status: 2 }, '400 status status'],
  [{ status: '0' }, '400 status number'],
  [{ updated_at: '1' }, '400 updated_at number'],
])('an edit is refused: %.50j', async (body, refusal) => {
  const made = await propose(boris);
  expect(await boris.tries(editTranslation, { ...made, body })).toBe(refusal);
});

test('a string’s own limit holds for a new text, not for one that is there', async () => {
  const made = await propose(boris, 'четыре', INITIAL);
  await testApp.sql`UPDATE strings SET max_length = 3 WHERE id = ${path.string}`;
  expect(await boris.tries(editTranslation, { ...made, body: { text: 'пять' } })).toBe('400 text maxlength');
  expect(await edit(boris, made, { text: 'четыре', status: REGULAR })).toMatchObject({ status: REGULAR });
  expect(await edit(boris, made, { text: 'три' })).toMatchObject({ text: 'три' });
});

test('an edit of what changed meanwhile is refused with what is there now', async () => {
  const made = await propose(boris);
  await edit(edda, made, { text: 'hers' });
  const body = { text: 'his', updated_at: made.updated_at };
  expect((await boris.asks(editTranslation, { ...made, body })).json()).toMatchObject({
    status: 409,
    errors: [{ key: 'general', kind: 'changed' }],
    current: { text: 'hers', editor: { username: 'edda' } },
  });
  expect(await edit(boris, made, { text: 'last wins' })).toMatchObject({ text: 'last wins' });
});

test('only its author and managers of translations edit and delete a translation', async () => {
  const made = await propose(anna);
  expect(await boris.tries(editTranslation, { ...made, body: { text: 'x' } })).toBe('403 role role');
  expect(await pia.tries(deleteTranslation, made)).toBe('403 role role');
});

test('deleting takes votes and approval along, and the string is as it was', async () => {
  const translation = await propose(anna, 'kept', INITIAL);
  const made = await propose(boris);
  await anna.does(castVote, made);
  await anna.does(approve, made);
  await boris.does(deleteTranslation, made);
  expect((await versions()).map(({ id }) => id)).toEqual([translation.id]);
  expect(await acts(made)).toEqual([[28, { text: ['before', null] }]]);
  const last = async () =>
    (
      await testApp.sql`SELECT approved_id, last_translation_at AS at FROM strings WHERE id = ${path.string}`
    )[0];
  expect(await last()).toEqual({ approved_id: null, at: translation.updated_at });
  await edda.does(deleteTranslation, translation);
  expect(await last()).toEqual({ approved_id: null, at: null });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await edda.tries(deleteTranslation, translation)).toBe('404 translation gone');
});

testOnOneServer('round trips')(
  'editing takes three round trips, deleting six, the session’s among them',
  async () => {
    const made = await propose(boris);
    await anna.does(castVote, made);
    await anna.does(approve, made);
    expect(await countQueries(testApp, () => edit(boris, made, { text: 'after' }))).toBe(3);
    expect(await countQueries(testApp, () => boris.does(deleteTranslation, made))).toBe(6);
  },
);
