import { expect, test } from 'vitest';
import { editSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, deleteString, editString, getString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import type { EventKind } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** The first of three strings. */
async function someString() {
  const { project, strings } = await projectOf(anna);
  return { project, params: strings[0] ?? expect.fail() };
}

const actsOf = async (string: number, kind: EventKind) =>
  (
    await testApp.sql`SELECT data -> 'acts' AS acts FROM log WHERE string_id = ${string} AND w = ${LOG_CODES[kind]}`
  ).map(({ acts }) => acts);

test('text, key, context and max_length change, and the log has old and new', async () => {
  const { params } = await someString();
  const before = await anna.does(getString, { params, query: {} });
  const body = { text: ' New\r\n', key: 'k', context: 'c', max_length: 7 };
  const edited = await anna.does(editString, { params, body });
  expect(edited).toEqual({ ...before, ...body, text: ' New\n', updated_at: edited.updated_at });
  expect(edited.updated_at).toBeGreaterThan(before.updated_at);
  await anna.does(editString, { params, body: { max_length: null } });
  expect(await actsOf(params.string, 'editString')).toEqual([
    { text: ['One.', ' New\n'], key: ['', 'k'], context: ['', 'c'], max_length: [null, 7] },
    { max_length: [7, null] },
  ]);
});

test('what is the same already changes nothing and is not logged', async () => {
  const { params } = await someString();
  const before = await anna.does(getString, { params, query: {} });
  const unchanged = [
    {},
    { text: 'One.', key: '' },
    { pos: 1 },
    { section_id: params.section, max_length: null },
  ];
  for (const body of unchanged) expect(await anna.does(editString, { params, body })).toEqual(before);
  expect(await actsOf(params.string, 'editString')).toEqual([]);
});

test.each([
  [{ text: '' }, '400 text required'],
  [{ text: null }, '400 text required'],
  [{ text: 7 }, '400 text string'],
  [{ text: 'a'.repeat(2001) }, '400 text maxlength'],
  [{ text: 'a\0' }, '400 text illegal'],
  [{ key: 'k'.repeat(501) }, '400 key maxlength'],
  [{ key: null }, '400 key required'],
  [{ context: 'c'.repeat(1001) }, '400 context maxlength'],
  [{ context: [] }, '400 context string'],
  [{ max_length: 0 }, '400 max_length min'],
  [{ max_length: 2001 }, '400 max_length max'],
  [{ max_length: '7' }, '400 max_length number'],
  [{ continues: 'yes' }, '400 continues boolean'],
  [{ section_id: '7' }, '400 section_id number'],
  [{ section_id: 0 }, '400 section_id min'],
  [{ pos: 0 }, '400 pos min'],
  [{ pos: 10_001 }, '400 pos max'],
  [{ pos: null }, '400 pos required'],
  [{ updated_at: 'now' }, '400 updated_at number'],
])('a string can’t become %.60j', async (body, refusal) => {
  const { params } = await someString();
  expect(await anna.tries(editString, { params, body })).toBe(refusal);
});

test('control characters are refused by their names, each once (editor.42)', async () => {
  const { params } = await someString();
  const answer = await anna.asks(editString, { params, body: { text: 'a\tb\b\u001f\n\b' } });
  expect(answer.json().errors).toEqual([{ key: 'text', kind: 'illegal', characters: ['U+0008', 'U+001F'] }]);
});

test('an edit of what changed meanwhile is refused with what is there now', async () => {
  const { params } = await someString();
  const { updated_at } = await anna.does(getString, { params, query: {} });
  const edited = await anna.does(editString, { params, body: { text: 'First', updated_at } });
  const answer = await anna.asks(editString, { params, body: { text: 'Second', updated_at } });
  expect(answer.json()).toEqual({
    status: 409,
    errors: [{ key: 'general', kind: 'changed' }],
    current: edited,
  });
});

test('a translation leaves the string’s updated_at as it is', async () => {
  const { params } = await someString();
  const { updated_at } = await anna.does(getString, { params, query: {} });
  await anna.does(addTranslation, { params, body: { text: 'x' } });
  await anna.does(editString, { params, body: { text: 'New', updated_at } });
});

test('a JSON section is text once a string has no key', async () => {
  const { params } = await someString();
  await testApp.sql`UPDATE strings SET key = id::text WHERE section_id = ${params.section}`;
  await anna.does(editSection, { params, body: { type: 'special_json' } });
  await anna.does(editString, { params, body: { key: 'other' } });
  expect((await anna.does(getSection, { params })).type).toBe('special_json');
  await anna.does(editString, { params, body: { key: '' } });
  expect((await anna.does(getSection, { params })).type).toBe('text');
});

test('a string goes with what is inside it, and the counters follow', async () => {
  // Other tests write counters by hand.
  await recountAll(testApp.sql);
  const { project, params } = await someString();
  await joinAs(testApp, boris, project, 'translator');
  const { id } = await boris.does(addTranslation, { params, body: { text: 'x' } });
  await anna.does(castVote, { params: { ...params, translation: id } });
  await anna.does(approve, { params: { ...params, translation: id } });
  await anna.does(deleteString, { params });
  expect((await anna.does(getSection, { params })).stats).toMatchObject({
    strings_amount: 2,
    strings_translated: 0,
    strings_approved: 0,
    translations_amount: 0,
  });
  const left = await anna.does(listStrings, { params });
  expect(left.map(({ index, text }) => `${index} ${text}`)).toEqual(['1 Two.', '2 Three.']);
  expect(await actsOf(params.string, 'deleteString')).toEqual([{ text: ['One.', null] }]);
  expect(await anna.tries(deleteString, { params })).toBe('404 string gone');
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('editing and deleting strings need can_manage_strings', async () => {
  const { project, params } = await someString();
  await joinAs(testApp, boris, project, 'proficient');
  const body = { text: 'Mine' };
  expect(await boris.tries(editString, { params, body })).toBe('403 role role');
  expect(await boris.tries(deleteString, { params })).toBe('403 role role');
  expect(await testApp.guest.tries(deleteString, { params })).toBe('401 session signedOut');
  await testApp.sql`UPDATE members SET role_id = 3 WHERE project_id = ${project.id} AND user_id = ${boris.id}`;
  await boris.does(editString, { params, body });
  await boris.does(deleteString, { params });
});

test('a string of another section or project is not there', async () => {
  const { params } = await someString();
  const other = await someString();
  for (const at of [
    { ...params, string: other.params.string },
    { ...other.params, project: params.project },
    { ...params, section: other.params.section },
  ]) {
    expect(await anna.tries(getString, { params: at })).toMatch(/^404 (section|string) gone$/);
    expect(await anna.tries(editString, { params: at, body: { text: 'Mine' } })).toMatch(/^404/);
    expect(await anna.tries(deleteString, { params: at })).toMatch(/^404/);
  }
});

test('a paused project’s strings are for those who manage it, a finished one’s for nobody', async () => {
  const { project, params } = await someString();
  await joinAs(testApp, boris, project, 'moderator');
  const setStatus = (status: string) =>
    testApp.sql`UPDATE projects SET status = ${status} WHERE id = ${project.id}`;
  await setStatus('frozen');
  expect(await boris.tries(addStrings, { params, body: [{ text: 'a' }] })).toBe('403 status frozen');
  await anna.does(editString, { params, body: { text: 'Meanwhile' } });
  await setStatus('closed');
  expect(await anna.tries(deleteString, { params })).toBe('403 status closed');
});
