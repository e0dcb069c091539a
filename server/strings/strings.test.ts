import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { getProject } from '#contract/projects.ts';
import { addSection, getSection, listSections } from '#contract/sections.ts';
import { listStrings, loadStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { splitParagraphs } from '#domain/splitting.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openWorld, type Person, type World } from '../../test/world.ts';
import { foldDeltas } from '../sections/fold-queries.ts';

let world: World;
let anna: Person;

beforeAll(async () => {
  world = await openWorld();
  anna = await world.signUp('anna');
});

async function emptySection() {
  const { project } = await projectOf(anna);
  const section = await anna.does(addSection, { params: { project: project.id }, body: { name: 'Empty' } });
  return { project: project.id, section: section.id };
}

const repeated = (amount: number) => Array.from({ length: amount }, (_, index) => ({ text: `${index}` }));

test('sections are numbered in the order they are added, also when added at once', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const names = ['Two', 'Three', 'Four'];
  await Promise.all(names.map((name) => anna.does(addSection, { params, body: { name } })));
  const sections = await anna.does(listSections, { params });
  expect(sections.map(({ num }) => num)).toEqual([1, 2, 3, 4]);
});

test.each([
  ['', '400 name required'],
  ['  ', '400 name required'],
  ['a'.repeat(101), '400 name maxlength'],
  [null, '400 name required'],
])('a section’s name has 1 to 100 characters: %j', async (name, refusal) => {
  const { project } = await projectOf(anna);
  expect(await anna.tries(addSection, { params: { project: project.id }, body: { name } })).toBe(refusal);
});

test('the paragraphs of a whole book load in one call, in order', async () => {
  const file = join(import.meta.dirname, '../../demo/alice-in-wonderland.en.txt');
  const pieces = splitParagraphs(await readFile(file, 'utf8'));
  const params = await emptySection();
  const body = pieces.map(({ text }) => ({ text }));
  const loaded = await anna.does(loadStrings, { params, query: { splitting: 'paragraphs' }, body });
  expect(loaded.map(({ index }) => index)).toEqual(pieces.map((_, index) => index + 1));
  const stored = await anna.does(listStrings, { params });
  expect(stored.map(({ text }) => text)).toEqual(body.map(({ text }) => text));
  expect(await anna.does(getSection, { params })).toMatchObject({
    type: 'text',
    splitting: 'paragraphs',
    stats: { strings_amount: pieces.length },
  });
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
  [['a'], '400 body object'],
  [{ text: 'a' }, '400 body array'],
])('a load is all or nothing: %.60j', async (body, refusal) => {
  const params = await emptySection();
  expect(await anna.tries(loadStrings, { params, body })).toBe(refusal);
  expect(await anna.does(listStrings, { params })).toEqual([]);
});

test('a refused item is named by its place in the list', async () => {
  const params = await emptySection();
  const answer = await anna.asks(loadStrings, { params, body: [{ text: 'a' }, { text: '' }] });
  expect(answer.json().errors).toEqual([{ key: 'text', kind: 'required', index: 1 }]);
});

test('a section has at most 10,000 strings, those already there among them', async () => {
  const params = await emptySection();
  await anna.does(loadStrings, { params, body: repeated(9_999) });
  expect(await anna.tries(loadStrings, { params, body: repeated(2) })).toBe('413 strings tooMany');
  await anna.does(loadStrings, { params, body: repeated(1) });
  expect(await anna.tries(loadStrings, { params, body: repeated(10_001) })).toBe('413 body tooMany');
  expect((await anna.does(getSection, { params })).stats.strings_amount).toBe(10_000);
});

test('loads at the same moment together stay within the limit', async () => {
  const params = await emptySection();
  const loads = Array.from({ length: 10 }, () => anna.asks(loadStrings, { params, body: repeated(1_500) }));
  const statuses = (await Promise.all(loads)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(6);
  expect(new Set(statuses)).toEqual(new Set([201, 413]));
  const [row] =
    await world.sql`SELECT count(*) AS amount, count(DISTINCT place) AS places FROM strings WHERE section_id = ${params.section}`;
  expect(row).toEqual({ amount: 9_000, places: 9_000 });
});

test('a section is JSON when every string has a key, otherwise text', async () => {
  const params = await emptySection();
  await anna.does(loadStrings, { params, body: [{ text: 'A', key: 'a' }] });
  expect((await anna.does(getSection, { params })).type).toBe('json');
  await anna.does(loadStrings, { params, query: { splitting: 'lines' }, body: [{ text: 'B' }] });
  expect(await anna.does(getSection, { params })).toMatchObject({ type: 'text', splitting: 'lines' });
});

test('loading needs can_manage_strings, adding sections can_manage_sections', async () => {
  const { project, params } = await projectOf(anna);
  const boris = await world.signUp('boris');
  await joinAs(world, boris, project, 'translator');
  expect(await boris.tries(loadStrings, { params, body: repeated(1) })).toBe('403 role role');
  await world.sql`UPDATE members SET role_id = 3 WHERE user_id = ${boris.id}`;
  await boris.does(loadStrings, { params, body: repeated(1) });
  expect(await boris.tries(addSection, { params, body: { name: 'Mine' } })).toBe('403 role role');
});

test('the counters are the same before and after folding', async () => {
  const { project, params, strings } = await projectOf(anna);
  for (const string of strings.slice(0, 2)) {
    await anna.does(addTranslation, { params: string, body: { text: 'x' } });
    await anna.does(addTranslation, { params: string, body: { text: 'y' } });
  }
  const read = async () => [
    (await anna.does(getSection, { params })).stats,
    (await anna.does(getProject, { params: { project: project.id } })).stats,
  ];
  const before = await read();
  const expected = { strings_amount: 3, strings_translated: 2, strings_approved: 0, translations_amount: 4 };
  expect(before).toMatchObject([expected, expected]);
  await Promise.all([foldDeltas(world.sql), foldDeltas(world.sql)]);
  expect(await read()).toEqual(before);
  expect(await world.sql`SELECT FROM section_deltas WHERE project_id = ${project.id}`).toHaveLength(0);
});

test('a full fetch brings translations and votes in their order', async () => {
  const { params, strings } = await projectOf(anna);
  const first = strings[0] ?? expect.fail();
  await anna.does(addTranslation, { params: first, body: { text: 'x' } });
  await anna.does(addTranslation, { params: first, body: { text: 'y' } });
  const [string, empty] = await world.guest.does(listStrings, {
    params,
    query: { fetch_translations: '', fetch_votes: '' },
  });
  expect(string?.translations?.map(({ text }) => text)).toEqual(['y', 'x']);
  expect(empty?.translations).toEqual([]);
});
