import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { splitParagraphs } from '#domain/core/text/splitting.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

async function emptySection() {
  const { project } = await projectOf(anna);
  const section = await anna.does(addSection, { params: { project: project.id }, body: { name: 'Empty' } });
  return { project: project.id, section: section.id };
}

const repeated = (amount: number) => Array.from({ length: amount }, (_, index) => ({ text: `${index}` }));

test('the paragraphs of a whole book load in one call, in order', async () => {
  const file = join(import.meta.dirname, '../../../demo/alice-in-wonderland.en.txt');
  const pieces = splitParagraphs(await readFile(file, 'utf8'));
  const params = await emptySection();
  const body = pieces.map(({ text }) => ({ text }));
  const loaded = await anna.does(addStrings, { params, query: { splitting: 'paragraphs' }, body });
  expect(loaded.map(({ index }) => index)).toEqual(pieces.map((_, index) => index + 1));
  const stored = await anna.does(listStrings, { params });
  expect(stored.map(({ text }) => text)).toEqual(body.map(({ text }) => text));
  expect(await anna.does(getSection, { params })).toMatchObject({
    type: 'text',
    splitting: 'paragraphs',
    stats: { strings_amount: pieces.length },
  });
});

test('a silent load is stored like any other, and its strings are not sent back', async () => {
  const params = await emptySection();
  const query = { silent: 'true' } as const;
  expect(await anna.does(addStrings, { params, query, body: repeated(3) })).toEqual([]);
  expect((await anna.does(listStrings, { params })).map(({ text }) => text)).toEqual(['0', '1', '2']);
});

test.each([
  [[], '400 body required'],
  [[{ text: '' }], '400 text required'],
  [[{ text: 'a' }, { text: ' \n ' }], '400 text required'],
  [[{ text: 'a'.repeat(2001) }], '400 text maxlength'],
  [[{ text: 'a', key: 'k'.repeat(501) }], '400 key maxlength'],
  [[{ text: 'a', context: 'c'.repeat(1001) }], '400 context maxlength'],
  [[{ text: 'a', max_length: 0 }], '400 max_length min'],
  [[{ text: 'a', max_length: 2001 }], '400 max_length max'],
  [[{ text: 'a\0' }], '400 text illegal'],
  [[{ text: 'a', max_length: '7' }], '400 max_length number'],
  [[{ text: 'a', max_length: 1.5 }], '400 max_length number'],
  [[{ text: 'a\ud800' }], '400 text illegal'],
  [[{ text: null }], '400 text required'],
  [[{ text: 7 }], '400 text string'],
  [[{}], '400 text required'],
  [[{ text: 'a', key: null }], '400 key required'],
  [[{ text: 'a', context: 7 }], '400 context string'],
  [['a'], '400 body object'],
  [[null], '400 body required'],
  [null, '400 body required'],
])('a load is all or nothing: %.60j', async (body, refusal) => {
  const params = await emptySection();
  expect(await anna.tries(addStrings, { params, body })).toBe(refusal);
  expect(await anna.does(listStrings, { params })).toEqual([]);
});

test('a refused item is named by its place in the list', async () => {
  const params = await emptySection();
  const answer = await anna.asks(addStrings, { params, body: [{ text: 'a' }, { text: '' }] });
  expect(answer.json().errors).toEqual([{ key: 'text', kind: 'required', index: 1 }]);
});

test('a section has at most 10,000 strings, those already there among them', async () => {
  const params = await emptySection();
  await anna.does(addStrings, { params, body: repeated(9_999) });
  expect(await anna.tries(addStrings, { params, body: repeated(2) })).toBe('413 strings tooMany');
  await anna.does(addStrings, { params, body: repeated(1) });
  expect(await anna.tries(addStrings, { params, body: repeated(10_001) })).toBe('413 body tooMany');
  expect((await anna.does(getSection, { params })).stats.strings_amount).toBe(10_000);
});

test('a section is JSON when every string has a key, otherwise text', async () => {
  const params = await emptySection();
  await anna.does(addStrings, { params, body: [{ text: 'A', key: 'a' }] });
  expect((await anna.does(getSection, { params })).type).toBe('json');
  await anna.does(addStrings, { params, query: { splitting: 'lines' }, body: [{ text: 'B' }] });
  expect(await anna.does(getSection, { params })).toMatchObject({ type: 'text', splitting: 'lines' });
});

test('loading needs can_manage_strings, adding sections can_manage_sections', async () => {
  const { project, params } = await projectOf(anna);
  const boris = await testApp.signUp('boris');
  await joinAs(testApp, boris, project, 'translator');
  expect(await boris.tries(addStrings, { params, body: repeated(1) })).toBe('403 role role');
  await testApp.sql`UPDATE members SET role_id = 3 WHERE user_id = ${boris.id}`;
  await boris.does(addStrings, { params, body: repeated(1) });
  expect(await boris.tries(addSection, { params, body: { name: 'Mine' } })).toBe('403 role role');
});

test('a load answers the new strings whole, in their order', async () => {
  const params = await emptySection();
  const body = [{ text: 'A\r\nB', key: 'a', context: 'c', max_length: 7 }, { text: ' b ' }];
  const made = await anna.does(addStrings, { params, body });
  const rest = { section_id: params.section, comments_amount: 0 };
  expect(made).toMatchObject([
    { ...rest, index: 1, text: 'A\nB', key: 'a', context: 'c', max_length: 7 },
    { ...rest, index: 2, text: ' b ', key: '', context: '', max_length: null },
  ]);
  expect(await anna.does(listStrings, { params })).toEqual(made);
});

test('one string may come without a list around it', async () => {
  const params = await emptySection();
  expect(await anna.does(addStrings, { params, body: { text: 'One' } as never })).toMatchObject([
    { text: 'One', index: 1 },
  ]);
});

test('the limits of a string’s fields are inclusive, in code points', async () => {
  const params = await emptySection();
  const body = [
    { text: '🐇'.repeat(2000), key: '🐇'.repeat(500), context: '🐇'.repeat(1000), max_length: 2000 },
    { text: 'a', max_length: 1 },
  ];
  expect(await anna.does(addStrings, { params, body })).toMatchObject(body);
});

test('how a text was cut is kept by a load that does not say', async () => {
  const params = await emptySection();
  await anna.does(addStrings, { params, query: { splitting: 'paragraphs' }, body: repeated(1) });
  await anna.does(addStrings, { params, body: repeated(1) });
  expect((await anna.does(getSection, { params })).splitting).toBe('paragraphs');
});

test('a load is one line of the log, with how many came', async () => {
  const params = await emptySection();
  await anna.does(addStrings, { params, body: repeated(3) });
  const lines = await testApp.sql`
    SELECT data FROM log WHERE section_id = ${params.section} AND w = ${LOG_CODES.addStrings}`;
  expect(lines).toEqual([{ data: { amount: 3 } }]);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});
