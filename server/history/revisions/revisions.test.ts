import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import {
  listEntryRevisions,
  listStringRevisions,
  listTranslationRevisions,
} from '#contract/history/revisions.ts';
import { removeMember } from '#contract/projects/members.ts';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import { addEntry, deleteEntry, editEntry } from '#contract/texts/dictionary.ts';
import { addSection, deleteSection } from '#contract/texts/sections.ts';
import { addStrings, deleteString, editString, updateStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
  unapprove,
} from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { runWhileLocked } from '../../../test/run-while-locked.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { purgeProject } from '../../projects/delete-queries.ts';

const testApp = await openTestApp();
const { anna, boris, clara, dora } = await testApp.signUps('anna', 'boris', 'clara', 'dora');
const { guest, sql } = testApp;
let project: { id: number };
let params: { project: number; section: number };
let string: typeof params & { string: number };
let others: (typeof string)[];

beforeEach(async () => {
  let strings: (typeof string)[];
  ({ project, params, strings } = await projectOf(anna));
  [string, ...others] = strings as [typeof string, ...(typeof string)[]];
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, clara, project, 'moderator');
});

afterEach(async () => {
  expect(await wrongRevisions(sql, project.id)).toHaveLength(0);
});

const add = (text = 'Раз.', body: object = {}) =>
  boris.does(addTranslation, { params: string, body: { text, ...body } });
const at = (translation: number) => ({ params: { ...string, translation } });
const history = async (translation: number, query: object = {}) =>
  guest.does(listTranslationRevisions, { ...at(translation), query });
/** Text, status and editor of each revision, newest first. */
const told = async (translation: number) =>
  (await history(translation)).map(({ text, status, editor }) => [text, status, editor?.username]);
const ofString = (query: object = {}) => guest.does(listStringRevisions, { params: string, query });
const stored = (table: string) =>
  sql`SELECT * FROM ${sql(table)} WHERE project_id = ${project.id} ORDER BY event_id DESC`;
const eventsOf = async (kind: keyof typeof LOG_CODES) =>
  (
    await sql`SELECT id FROM log WHERE project_id = ${project.id} AND w = ${LOG_CODES[kind]}::smallint ORDER BY id DESC`
  ).map(({ id }) => id);

test('a new translation has one revision: what it is, of the event that added it', async () => {
  const { id, updated_at } = await add('Раз.', { context: 'A note', status: INITIAL });
  const person = { id: boris.id, username: 'boris' };
  const [event] = await eventsOf('addTranslation');
  const [only, ...more] = await history(id);
  expect(only).toEqual({
    event,
    created_at: only?.created_at,
    editor: person,
    author: person,
    deleted: false,
    status: INITIAL,
    text: 'Раз.',
    context: 'A note',
  });
  expect(only?.created_at).toBeGreaterThanOrEqual(updated_at);
  expect(more).toEqual([]);
});

test('editing and approving make a revision each, votes and what changes nothing do not', async () => {
  const { id } = await add();
  await clara.does(castVote, at(id));
  await boris.does(editTranslation, { ...at(id), body: { text: 'Раз.' } });
  await boris.does(editTranslation, { ...at(id), body: { text: 'Два.' } });
  await boris.does(editTranslation, { ...at(id), body: { context: 'A note' } });
  await boris.does(editTranslation, { ...at(id), body: { status: INITIAL } });
  await clara.does(approve, at(id));
  await clara.does(approve, at(id));
  await clara.does(unapprove, at(id));
  await clara.does(unapprove, at(id));
  expect(await told(id)).toEqual([
    ['Два.', REGULAR, 'clara'],
    ['Два.', APPROVED, 'clara'],
    ['Два.', INITIAL, 'boris'],
    ['Два.', REGULAR, 'boris'],
    ['Два.', REGULAR, 'boris'],
    ['Раз.', REGULAR, 'boris'],
  ]);
  expect((await history(id)).map(({ context }) => context)).toEqual([
    'A note',
    'A note',
    'A note',
    'A note',
    '',
    '',
  ]);
  const revisions = await history(id);
  expect(revisions.map(({ author }) => author?.username)).toEqual(Array(6).fill('boris'));
  const events = ['unapprove', 'approve', 'editTranslation', 'addTranslation'] as const;
  expect(revisions.map(({ event }) => event)).toEqual((await Promise.all(events.map(eventsOf))).flat());
});

test('an edit that costs the approval makes one revision, with the status that it leaves', async () => {
  const { id } = await add();
  await clara.does(approve, at(id));
  await boris.does(editTranslation, { ...at(id), body: { text: 'Два.', status: INITIAL } });
  expect(await told(id)).toEqual([
    ['Два.', INITIAL, 'boris'],
    ['Раз.', APPROVED, 'clara'],
    ['Раз.', REGULAR, 'boris'],
  ]);
});

test('an editor’s change of an approved translation stays approved', async () => {
  const { id } = await add();
  await clara.does(approve, at(id));
  await clara.does(editTranslation, { ...at(id), body: { text: 'Два.' } });
  expect((await told(id))[0]).toEqual(['Два.', APPROVED, 'clara']);
});

test('approving another translation makes a revision of both', async () => {
  const [first, second] = [await add('Раз.'), await add('Два.')];
  await clara.does(approve, at(first.id));
  await clara.does(approve, at(second.id));
  expect((await told(first.id))[0]).toEqual(['Раз.', REGULAR, 'clara']);
  expect((await told(second.id))[0]).toEqual(['Два.', APPROVED, 'clara']);
  expect((await history(first.id))[0]?.event).toBe((await eventsOf('unapprove'))[0]);
});

test('an approval that waits for an edit keeps the text of that edit', async () => {
  const [first, second] = [await add('Раз.'), await add('Два.')];
  await clara.does(approve, at(first.id));
  const edit = async (tx: Transaction) => {
    await tx`UPDATE strings SET votes_plus = votes_plus WHERE id = ${string.string}`;
    await tx`UPDATE translations SET text = 'Три.' WHERE id = ${first.id}`;
  };
  await runWhileLocked(testApp, edit, () => clara.does(approve, at(second.id)));
  expect((await told(first.id))[0]).toEqual(['Три.', REGULAR, 'clara']);
});

test('a deletion is a revision of what was deleted', async () => {
  const { id } = await add('Раз.', { context: 'A note' });
  await clara.does(approve, at(id));
  await clara.does(deleteTranslation, at(id));
  const [event] = await eventsOf('deleteTranslation');
  const [newest, ...older] = await stored('translation_revisions');
  expect(newest).toMatchObject({
    ...{ event_id: event, translation_id: id, string_id: string.string, deleted: true, status: APPROVED },
    ...{ text: 'Раз.', context: 'A note', author_id: boris.id, editor_id: clara.id },
  });
  expect(older).toHaveLength(2);
});

test('what a deleted translation was is for its author and who manages translations (revisions.10)', async () => {
  const { id } = await add('Раз.');
  await boris.does(editTranslation, { ...at(id), body: { text: 'Два.' } });
  await joinAs(testApp, dora, project, 'proficient');
  const asked = { ...at(id), query: {} };
  expect(await dora.does(listTranslationRevisions, asked)).toHaveLength(2);
  await clara.does(deleteTranslation, at(id));
  for (const reader of [boris, clara, anna]) {
    const revisions = (await reader.does(listTranslationRevisions, asked)).map(({ text, deleted }) => [
      text,
      deleted,
    ]);
    expect(revisions).toEqual([
      ['Два.', true],
      ['Два.', false],
      ['Раз.', false],
    ]);
  }
  const never = { ...at(id + 1_000_000), query: {} };
  for (const other of [dora, guest]) {
    const refused = await other.asks(listTranslationRevisions, asked);
    expect(refused.statusCode).toBe(404);
    expect(refused.json()).toEqual((await other.asks(listTranslationRevisions, never)).json());
  }
  expect(await clara.tries(listTranslationRevisions, never)).toBe('404 translation gone');
  // Only inside its own string.
  const [elsewhere] = others;
  const astray = { params: { ...(elsewhere ?? string), translation: id }, query: {} };
  expect(await clara.tries(listTranslationRevisions, astray)).toBe('404 translation gone');

  // Who wrote it reads it as long as they read the project.
  await anna.does(removeMember, { params: { project: project.id, user: boris.id } });
  expect(await boris.does(listTranslationRevisions, asked)).toHaveLength(3);
  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'private' } });
  expect(await boris.tries(listTranslationRevisions, asked)).toBe('403 project hidden');
});

test('an import makes a revision of each translation that it adds, of its own event', async () => {
  const drafts = [string, ...others].flatMap(({ string }, nth) => [
    { string_id: string, text: `Раз ${nth}.`, status: INITIAL },
    { string_id: string, text: `Два ${nth}.` },
  ]);
  await boris.does(importTranslationsToSection, { params, body: [...drafts, ...drafts] });
  const revisions = await stored('translation_revisions');
  expect(revisions).toHaveLength(drafts.length);
  const logged = await sql`
    SELECT id AS event_id, translation_id, data #>> '{acts,text,1}' AS text FROM log
    WHERE project_id = ${project.id} AND w = 4 ORDER BY id DESC`;
  expect(revisions.map(({ event_id, translation_id, text }) => ({ event_id, translation_id, text }))).toEqual(
    [...logged],
  );
  const rows = await sql`
    SELECT id, text, -initial::int AS status FROM translations WHERE project_id = ${project.id} ORDER BY id DESC`;
  expect(revisions.map(({ translation_id, text, status }) => ({ id: translation_id, text, status }))).toEqual(
    [...rows],
  );
});

test('adding, editing and moving a string make a revision each; its position does not', async () => {
  const elsewhere = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(editString, { params: string, body: { text: 'First.', max_length: 40 } });
  await anna.does(editString, { params: string, body: { pos: 2 } });
  await anna.does(editString, { params: string, body: { section_id: elsewhere.id } });
  string = { ...string, section: elsewhere.id };
  const [moved, edited, added, ...more] = await ofString();
  expect(more).toEqual([]);
  const events = await eventsOf('editString');
  expect(moved).toMatchObject({ event: events[0], section_id: elsewhere.id, text: 'First.', max_length: 40 });
  expect(edited).toMatchObject({ event: events[2], section_id: params.section, text: 'First.' });
  expect(added).toEqual({
    event: (await eventsOf('addStrings'))[0],
    created_at: added?.created_at,
    editor: { id: anna.id, username: 'anna' },
    deleted: false,
    section_id: params.section,
    text: 'One.',
    key: '',
    context: '',
    max_length: null,
    target_start: null,
    target_end: null,
    continues: false,
  });
});

test('deleting a string or a section keeps the revisions of what was in it', async () => {
  const { id } = await add();
  await anna.does(deleteString, { params: string });
  const [gone] = await stored('string_revisions');
  expect(gone).toMatchObject({
    string_id: string.string,
    deleted: true,
    text: 'One.',
    section_id: params.section,
  });
  await anna.does(deleteSection, { params });
  expect(await stored('string_revisions')).toHaveLength(4);
  expect(await stored('translation_revisions')).toMatchObject([
    { translation_id: id, deleted: false, text: 'Раз.' },
  ]);
  expect(await guest.tries(listStringRevisions, { params: string })).toBe('404 section gone');
});

test('an update of a section makes revisions of the strings that it adds, changes and deletes', async () => {
  const section = await anna.does(addSection, { params, body: { name: 'Keyed' } });
  const inside = { project: project.id, section: section.id };
  const texts = ['a', 'b', 'c', 'd'].map((key) => ({ key, text: `Text of ${key}` }));
  const made = await anna.does(addStrings, { params: inside, body: texts });
  const id = (key: string) => made.find((one) => one.key === key)?.id ?? 0;
  await anna.does(updateStrings, {
    params: inside,
    body: {
      strings: [...texts.slice(0, 1), { key: 'b', text: 'Other' }, { key: 'e', text: 'New' }],
      remove: [id('c'), id('d')],
    },
  });
  const revisions = await sql`
    SELECT w, key, r.text, deleted, l.string_id IS NOT DISTINCT FROM r.string_id AS is_own
    FROM string_revisions r JOIN log l ON l.project_id = r.project_id AND l.id = r.event_id
    WHERE r.project_id = ${project.id} AND r.section_id = ${section.id} ORDER BY w, key, r.text`;
  const added = { w: LOG_CODES.addStrings, deleted: false, is_own: false };
  expect([...revisions]).toEqual([
    ...texts.map((one) => ({ ...added, ...one })),
    { ...added, key: 'e', text: 'New' },
    { w: LOG_CODES.editString, key: 'b', text: 'Other', deleted: false, is_own: true },
    { w: LOG_CODES.deleteString, key: 'c', text: 'Text of c', deleted: true, is_own: true },
    { w: LOG_CODES.deleteString, key: 'd', text: 'Text of d', deleted: true, is_own: true },
  ]);
});

test('a dictionary word has its revisions, each with its event', async () => {
  const word = { word: 'hare', translate: 'заяц', desc: 'Mad' };
  const entry = await anna.does(addEntry, { params, body: word });
  const onEntry = { params: { project: project.id, entry: entry.id } };
  await anna.does(editEntry, { ...onEntry, body: { desc: 'Quite mad' } });
  await anna.does(editEntry, { ...onEntry, body: { desc: 'Quite mad' } });
  const [event] = await eventsOf('editEntry');
  const revisions = await guest.does(listEntryRevisions, onEntry);
  expect(revisions).toMatchObject([
    { event, desc: 'Quite mad', word: 'hare', word_key: entry.word_key, editor: { username: 'anna' } },
    { desc: 'Mad', translate: 'заяц', deleted: false },
  ]);
  await anna.does(deleteEntry, onEntry);
  expect(await guest.tries(listEntryRevisions, onEntry)).toBe('404 entry gone');
  expect((await stored('entry_revisions'))[0]).toMatchObject({
    deleted: true,
    word: 'hare',
    desc: 'Quite mad',
  });
});

test('revisions come page by page, newest first', async () => {
  const { id } = await add('0');
  for (const text of ['1', '2', '3', '4']) await boris.does(editTranslation, { ...at(id), body: { text } });
  const first = await history(id, { limit: 2 });
  const second = await history(id, { limit: 2, before: first[1]?.event });
  const last = await history(id, { limit: 2, before: second[1]?.event });
  expect([first, second, last].map((page) => page.map(({ text }) => text))).toEqual([
    ['4', '3'],
    ['2', '1'],
    ['0'],
  ]);
});

test('deleting a project deletes its revisions', async () => {
  await add();
  await anna.does(addEntry, { params, body: { word: 'hare', translate: 'заяц' } });
  await anna.does(deleteProject, { params });
  expect(await stored('string_revisions')).not.toHaveLength(0);
  await purgeProject(testApp.sql, params.project, 0);
  for (const table of ['translation_revisions', 'string_revisions', 'entry_revisions']) {
    expect(await stored(table)).toHaveLength(0);
  }
});

const MIGRATION = readFileSync(
  join(import.meta.dirname, '..', '..', 'platform', 'database', 'migrations', '035-revisions.sql'),
  'utf8',
);
const BACKFILL = MIGRATION.slice(
  MIGRATION.indexOf('INSERT INTO translation_revisions'),
  MIGRATION.indexOf('CREATE FUNCTION'),
);

test('a database without revisions gets from its log those that it would have', async () => {
  const [first, second] = [await add('Раз.', { context: 'A note', status: INITIAL }), await add('Два.')];
  await clara.does(approve, at(second.id));
  await clara.does(editTranslation, { ...at(second.id), body: { text: 'Двое.' } });
  await boris.does(editTranslation, { ...at(second.id), body: { text: 'Двое!', status: INITIAL } });
  await boris.does(editTranslation, { ...at(first.id), body: { text: 'Разок.', status: REGULAR } });
  await clara.does(approve, at(first.id));
  await clara.does(approve, at(second.id));
  await clara.does(unapprove, at(second.id));
  await boris.does(editTranslation, { ...at(first.id), body: { context: 'Another' } });
  const third = await add('Три.');
  await clara.does(deleteTranslation, at(third.id));
  const elsewhere = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(addStrings, { params, body: [{ text: 'Four.', max_length: 7 }] });
  const [moved, removed] = others as [typeof string, typeof string];
  await anna.does(editString, { params: string, body: { text: 'First.', max_length: 40 } });
  await anna.does(editString, { params: string, body: { pos: 2 } });
  await anna.does(editString, { params: string, body: { max_length: null, continues: true } });
  await anna.does(editString, { params: moved, body: { section_id: elsewhere.id, context: 'Moved' } });
  await anna.does(editString, { params: removed, body: { text: 'Gone soon.' } });
  await anna.does(deleteString, { params: removed });
  await anna.does(addEntry, { params, body: { word: 'hare', translate: 'заяц' } });

  const read = async () => {
    const translations = await stored('translation_revisions');
    const strings = await stored('string_revisions');
    const words = await stored('entry_revisions');
    // Times are those of the log entries, which may differ by a moment.
    const timeless = [...translations, ...strings, ...words].map(({ at, ...revision }) => revision);
    const key = (one: object) => JSON.stringify(one);
    return timeless.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  };
  const written = await read();
  await sql`TRUNCATE translation_revisions, string_revisions, entry_revisions`;
  await sql.unsafe(BACKFILL);
  // It is no longer known who added the deleted string.
  const known = written.map((one) =>
    one.string_id === removed.string && !('translation_id' in one) && one.text === 'Three.'
      ? { ...one, event_id: 0, editor_id: null }
      : one,
  );
  const key = (one: object) => JSON.stringify(one);
  expect(await read()).toEqual(known.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)));
});
