import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { type HistoryEvent, readHistory } from '#contract/history/history.ts';
import { editProject } from '#contract/projects/projects.ts';
import { removeComment, removeTranslation } from '#contract/site/administration.ts';
import { addComment, deleteComment, editComment } from '#contract/texts/comments.ts';
import { addDismissal, deleteDismissal } from '#contract/texts/dismissals.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, editString } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
  removeVote,
  unapprove,
} from '#contract/texts/translations.ts';
import { CAPS } from '#domain/core/limits.ts';
import { testOnOneServer } from '../../test/citus/on-one-server.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { PLANS, rowsRead } from '../../test/rows-read.ts';
import { openTestApp, type TestUser } from '../../test/test-app.ts';
import { historyOf } from './queries.ts';

const testApp = await openTestApp();
const people = await testApp.signUps('anna', 'boris', 'clara', 'dora', 'admin');
const { anna, boris, clara, dora, admin } = people;
const { guest, sql } = testApp;
let project: { id: number };
let params: { project: number; section: number };
let string: typeof params & { string: number };

beforeAll(async () => {
  await sql`UPDATE users SET site_admin = true WHERE id = ${admin.id}`;
});

beforeEach(async () => {
  const testProject = await projectOf(anna);
  ({ project, params } = testProject);
  string = testProject.strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, clara, project, 'redactor');
  await joinAs(testApp, dora, project, 'proficient');
});

type Reader = Pick<TestUser, 'does'>;

const add = (text: string, body: object = {}) =>
  boris.does(addTranslation, { params: string, body: { text, ...body } });
const at = (translation: number) => ({ params: { ...string, translation } });
const say = (text: string) => boris.does(addComment, { params: string, body: { text } });
const read = (query: object = {}, reader: Reader = guest) =>
  reader.does(readHistory, { params: string, query });
const textOf = ({ source, translation, comment }: HistoryEvent) => {
  const { before, after } = source ?? translation ?? comment ?? expect.fail();
  return [before, after].map((state) => (typeof state === 'string' ? state : (state?.text ?? null)));
};
/** Kind, actor and both texts of each event, newest first. */
const entries = async (query: object = {}, reader: Reader = guest) =>
  (await read(query, reader)).events.map((event) => [event.kind, event.actor?.username, ...textOf(event)]);
const kinds = async (query: object = {}, reader: Reader = guest) =>
  (await read(query, reader)).events.map(({ kind }) => kind);

test('a finding that was dismissed in a string, and restored, is in its history with the reason (history.1, history.2)', async () => {
  await add('Раз раз раз.');
  const params = { project: string.project };
  const finding = { string: string.string, check: 'repeated-word', scope: 'string', what: '' } as const;
  const { id } = await clara.does(addDismissal, { params, body: { ...finding, reason: 'A count.' } });
  await clara.does(deleteDismissal, { params: { ...params, dismissal: id } });
  const { events } = await read({ about: 'checks' });
  expect(events).toMatchObject([
    { kind: 'restoreFinding', source: null, finding: { check: 'repeated-word', text: '', reason: '' } },
    { kind: 'dismissFinding', source: null, finding: { check: 'repeated-word', reason: 'A count.' } },
  ]);
});

test('what was done on a string is on one timeline, with the texts before and after (history.1, history.2)', async () => {
  const first = await add('Раз.', { context: 'A note' });
  await dora.does(castVote, at(first.id));
  await boris.does(editTranslation, { ...at(first.id), body: { text: 'Раз!' } });
  await clara.does(castVote, { ...at(first.id), body: { is_minus: true } });
  await clara.does(removeVote, at(first.id));
  await clara.does(approve, at(first.id));
  await anna.does(editString, { params: string, body: { text: 'First.' } });
  const comment = await say('Why?');
  await boris.does(editComment, { params: { ...string, comment: comment.id }, body: { text: 'Why so?' } });
  await clara.does(unapprove, at(first.id));
  const second = await add('Два.');
  await clara.does(approve, at(second.id));
  expect(await entries()).toEqual([
    ['approve', 'clara', 'Два.', 'Два.'],
    ['addTranslation', 'boris', null, 'Два.'],
    ['unapprove', 'clara', 'Раз!', 'Раз!'],
    ['editComment', 'boris', 'Why?', 'Why so?'],
    ['addComment', 'boris', null, 'Why?'],
    ['editString', 'anna', 'One.', 'First.'],
    ['approve', 'clara', 'Раз!', 'Раз!'],
    ['unvote', 'clara', 'Раз!', 'Раз!'],
    ['vote', 'clara', 'Раз!', 'Раз!'],
    ['editTranslation', 'boris', 'Раз.', 'Раз!'],
    ['vote', 'dora', 'Раз.', 'Раз.'],
    ['addTranslation', 'boris', null, 'Раз.'],
    ['addStrings', 'anna', null, 'One.'],
  ]);
  const { events, next } = await read();
  expect(next).toBeNull();
  expect(events.map(({ is_minus }) => is_minus).filter((is) => is !== null)).toEqual([true, false]);
  expect(events[6]?.translation).toEqual({
    id: first.id,
    author: { id: boris.id, username: 'boris' },
    deleted: false,
    before: { status: 0, text: 'Раз!', context: 'A note' },
    after: { status: 1, text: 'Раз!', context: 'A note' },
  });
  expect(events[5]?.source?.after).toEqual({
    ...{
      section_id: params.section,
      text: 'First.',
      key: '',
      context: '',
      max_length: null,
      target_start: null,
      target_end: null,
      continues: false,
    },
  });
  expect(events[4]?.comment).toMatchObject({ id: comment.id, author: { username: 'boris' }, deleted: false });
});

test('what happened on another string is not in it, and a string keeps its history in another section', async () => {
  await add('Раз.');
  const other = await anna.does(addStrings, { params, body: [{ text: 'Four.' }] });
  const elsewhere = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(editString, { params: string, body: { section_id: elsewhere.id } });
  string = { ...string, section: elsewhere.id };
  expect(await entries()).toEqual([
    ['editString', 'anna', 'One.', 'One.'],
    ['addTranslation', 'boris', null, 'Раз.'],
    ['addStrings', 'anna', null, 'One.'],
  ]);
  expect((await read()).events[0]?.source).toMatchObject({
    before: { section_id: params.section },
    after: { section_id: elsewhere.id },
  });
  string = { ...params, string: other[0]?.id ?? 0 };
  expect(await entries()).toEqual([['addStrings', 'anna', null, 'Four.']]);
});

test('all about a deleted translation is for its author and who manages translations (history.3)', async () => {
  const { id } = await add('Раз.');
  await dora.does(castVote, at(id));
  await clara.does(approve, at(id));
  await clara.does(deleteTranslation, at(id));
  for (const other of [guest, dora]) expect(await kinds({}, other)).toEqual(['addStrings']);
  for (const reader of [boris, clara, anna]) {
    expect(await entries({}, reader)).toEqual([
      ['deleteTranslation', 'clara', 'Раз.', null],
      ['approve', 'clara', 'Раз.', 'Раз.'],
      ['vote', 'dora', 'Раз.', 'Раз.'],
      ['addTranslation', 'boris', null, 'Раз.'],
      ['addStrings', 'anna', null, 'One.'],
    ]);
    const { events } = await read({}, reader);
    expect(events.map(({ translation }) => translation?.deleted)).toEqual([
      true,
      true,
      true,
      true,
      undefined,
    ]);
    expect(events[0]?.translation?.author).toEqual({ id: boris.id, username: 'boris' });
  }
});

test('all about a deleted comment is for its author and who manages strings (history.3)', async () => {
  const { id } = await say('Whi?');
  await boris.does(editComment, { params: { ...string, comment: id }, body: { text: 'Why?' } });
  expect(await kinds({}, dora)).toEqual(['editComment', 'addComment', 'addStrings']);
  await clara.does(deleteComment, { params: { ...string, comment: id } });
  for (const other of [guest, dora]) expect(await kinds({}, other)).toEqual(['addStrings']);
  for (const reader of [boris, clara, anna]) {
    expect(await entries({ about: 'comments' }, reader)).toEqual([
      ['deleteComment', 'clara', 'Why?', null],
      ['editComment', 'boris', 'Whi?', 'Why?'],
      ['addComment', 'boris', null, 'Whi?'],
    ]);
    expect((await read({}, reader)).events[0]?.comment).toMatchObject({
      deleted: true,
      author: { id: boris.id },
    });
  }
});

test('what is restored has its history again, for everyone (history.3, deleted.3)', async () => {
  const { id } = await add('Раз.');
  const comment = await say('Why?');
  await boris.does(deleteTranslation, at(id));
  await boris.does(deleteComment, { params: { ...string, comment: comment.id } });
  const deleted = await boris.does(listDeleted, { params: { project: project.id }, query: {} });
  for (const { event } of deleted) {
    await boris.does(restoreDeleted, { params: { project: project.id, event } });
  }
  expect((await entries()).toSorted()).toEqual([
    ['addComment', 'boris', null, 'Why?'],
    ['addStrings', 'anna', null, 'One.'],
    ['addTranslation', 'boris', null, 'Раз.'],
    ['deleteComment', 'boris', 'Why?', null],
    ['deleteTranslation', 'boris', 'Раз.', null],
    ['restoreComment', 'boris', null, 'Why?'],
    ['restoreTranslation', 'boris', null, 'Раз.'],
  ]);
});

test('a removal by a site administrator is marked', async () => {
  const [{ id: translation }, { id: comment }] = [await add('Раз.'), await say('Buy!')];
  await admin.does(removeTranslation, { params: { ...string, translation } });
  await admin.does(removeComment, { params: { ...string, comment } });
  const { events } = await read({}, boris);
  expect(events.map(({ kind, by_site }) => [kind, by_site])).toEqual([
    ['deleteComment', true],
    ['deleteTranslation', true],
    ['addComment', false],
    ['addTranslation', false],
    ['addStrings', false],
  ]);
});

test('it is for whoever reads the texts of the project (history.1)', async () => {
  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'private' } });
  expect(await guest.tries(readHistory, { params: string, query: {} })).toBe('401 session signedOut');
  expect(await kinds({}, dora)).toEqual(['addStrings']);
});

test('a part of it can be asked for (history.4)', async () => {
  const { id } = await add('Раз.');
  await dora.does(castVote, at(id));
  await clara.does(approve, at(id));
  await say('Why?');
  await anna.does(editString, { params: string, body: { text: 'First.' } });
  const parts = {
    source: ['editString', 'addStrings'],
    translations: ['addTranslation'],
    votes: ['approve', 'vote'],
    comments: ['addComment'],
  };
  for (const [about, expected] of Object.entries(parts)) expect(await kinds({ about })).toEqual(expected);
});

test('it comes page by page, newest first, without what is hidden (history.4)', async () => {
  const gone = await add('Gone.');
  for (const text of ['0', '1', '2', '3']) await add(text);
  await clara.does(deleteTranslation, at(gone.id));
  const pages: (string | null | undefined)[][] = [];
  for (let before: number | undefined; pages.length < 9; ) {
    const { events, next } = await read({ limit: 2, before });
    pages.push(events.map((event) => textOf(event)[1]));
    if (next === null) break;
    before = next;
  }
  expect(pages).toEqual([['3', '2'], ['1', '0'], ['One.']]);
});

/** Many log entries of the string, which statistics don't know. */
const fillLog = (amount: number, w: number, translation: number | null = null) => sql`
  INSERT INTO log (project_id, w, actor_id, string_id, translation_id)
  SELECT ${project.id}, ${w}::smallint, ${anna.id}, ${string.string}, ${translation}::bigint FROM generate_series(1, ${amount}::int)`;

test('a call looks at a bounded number of entries, and says where to go on (history.4)', async () => {
  await say('Long ago');
  await fillLog(CAPS.historyLooked, 12);
  const { events, next } = await read({ about: 'comments' });
  expect(events).toEqual([]);
  const older = await read({ about: 'comments', before: next });
  expect(older.events.map((event) => textOf(event)[1])).toEqual(['Long ago']);
  expect(older.next).toBeNull();
});

testOnOneServer('plan').each(PLANS)(
  'it reads the entries of its string alone, however many the project has: %s',
  async (plan) => {
    const ENTRIES = 30_000;
    const { id } = await add('0');
    await sql`ANALYZE`;
    await sql`
      INSERT INTO log (project_id, w, actor_id, string_id, translation_id)
      SELECT ${project.id}, 4, ${anna.id}, ${string.string}::bigint + 1 + n % 100, ${id}::bigint + 1 + n FROM generate_series(1, ${ENTRIES}::int) n`;
    await sql`
      INSERT INTO translations (project_id, string_id, text, initial, author_id)
      SELECT ${project.id}, ${string.string}::bigint + 1, 'Текст', false, ${anna.id} FROM generate_series(1, ${ENTRIES / 10}::int)`;
    await sql`
      INSERT INTO translation_revisions (project_id, string_id, translation_id, event_id, author_id, status, deleted, text, context)
      SELECT project_id, string_id, id, id, author_id, 0, false, text, '' FROM translations WHERE project_id = ${project.id} AND id > ${id}`;
    for (const text of ['1', '2', '3', '4']) await boris.does(editTranslation, { ...at(id), body: { text } });
    const tables = [
      'log',
      'translations',
      'translation_revisions',
      'string_revisions',
      'strings',
      'comments',
    ];
    const reader = { id: dora.id, allTranslations: false, allComments: false };
    const count = await rowsRead(sql, tables, plan, (tx) =>
      historyOf(tx, { project: project.id, string: string.string }, reader, { limit: 50 }),
    );
    expect(count).toBeLessThan(ENTRIES / 30);
  },
);
