import { expect, test } from 'vitest';
import { addSection, editSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const textsOf = async (params: { project: number; section: number }) =>
  (await anna.does(listStrings, { params })).map(({ index, text }) => `${index} ${text}`);

test.each([
  [1, ['1 New', '2 One.', '3 Two.', '4 Three.']],
  [2, ['1 One.', '2 New', '3 Two.', '4 Three.']],
  [3, ['1 One.', '2 Two.', '3 New', '4 Three.']],
  [4, ['1 One.', '2 Two.', '3 Three.', '4 New']],
  [10_000, ['1 One.', '2 Two.', '3 Three.', '4 New']],
])('pos %s is the index that the string gets; past the end it is last', async (pos, texts) => {
  const { params } = await projectOf(anna);
  const [made] = await anna.does(addStrings, { params, query: { pos }, body: [{ text: 'New' }] });
  expect(made?.index).toBe(Math.min(pos, 4));
  expect(await textsOf(params)).toEqual(texts);
});

test('several strings stand in their order from the place on', async () => {
  const { params } = await projectOf(anna);
  const made = await anna.does(addStrings, {
    params,
    query: { pos: 2 },
    body: [{ text: 'a' }, { text: 'b' }],
  });
  expect(made.map(({ index }) => index)).toEqual([2, 3]);
  expect(await textsOf(params)).toEqual(['1 One.', '2 a', '3 b', '4 Two.', '5 Three.']);
});

test.each([
  [0, '400 pos min'],
  [-1, '400 pos min'],
  [10_001, '400 pos max'],
  [1.5, '400 pos number'],
  ['x', '400 pos number'],
])('a place is an index of a section: %j', async (pos, refusal) => {
  const { params } = await projectOf(anna);
  expect(await anna.tries(addStrings, { params, query: { pos }, body: [{ text: 'New' }] })).toBe(refusal);
});

test('a place where no gap is left is made anew', async () => {
  const { params } = await projectOf(anna);
  const expected = ['One.', 'Two.', 'Three.'];
  for (let n = 1; n <= 30; n++) {
    await anna.does(addStrings, { params, query: { pos: 2 }, body: [{ text: `${n}` }] });
    expected.splice(1, 0, `${n}`);
  }
  expect((await anna.does(listStrings, { params })).map(({ text }) => text)).toEqual(expected);
});

test('a copy has the fields of its original, save those given, and none of its translations', async () => {
  const { params, strings } = await projectOf(anna);
  const at = { project: params.project };
  const other = await anna.does(addSection, { params: at, body: { name: 'Two' } });
  const otherPath = { ...at, section: other.id };
  const fields = { text: 'Source', key: 'k', context: 'c', max_length: 70 };
  const [original] = await anna.does(addStrings, { params: otherPath, body: [fields] });
  const copy_of = original?.id ?? 0;
  await anna.does(addTranslation, { params: { ...otherPath, string: copy_of }, body: { text: 'x' } });
  const made = await anna.does(addStrings, {
    params,
    query: { pos: 1 },
    body: [
      { copy_of },
      { copy_of, key: '', max_length: null },
      { copy_of: strings[0]?.string ?? 0, text: 'Uno.' },
    ],
  });
  expect(made).toMatchObject([fields, { ...fields, key: '', max_length: null }, { text: 'Uno.', key: '' }]);
  const [first] = await anna.does(listStrings, { params, query: { fetch_translations: '' } });
  expect(first).toMatchObject({ ...fields, translations: [] });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('a copy is of a string of the same project', async () => {
  const { params } = await projectOf(anna);
  const elsewhere = (await projectOf(anna)).strings[0]?.string ?? 0;
  for (const copy_of of [elsewhere, 999_999]) {
    const answer = await anna.asks(addStrings, { params, body: [{ text: 'a' }, { copy_of }] });
    expect(answer.json()).toEqual({ status: 400, errors: [{ key: 'copy_of', kind: 'unknown', index: 1 }] });
  }
  expect(await textsOf(params)).toHaveLength(3);
});

test.each([
  [0, '400 copy_of min'],
  ['1', '400 copy_of number'],
  [null, '400 copy_of required'],
  [2 ** 53, '400 copy_of max'],
])('what is copied is named by its id: %j', async (copy_of, refusal) => {
  const { params } = await projectOf(anna);
  expect(await anna.tries(addStrings, { params, body: [{ copy_of }] })).toBe(refusal);
});

test('a string inserted without a key makes a JSON section text; one with a key leaves its type', async () => {
  const { params } = await projectOf(anna, { strings: ['A'] });
  await testApp.sql`UPDATE strings SET key = 'a' WHERE section_id = ${params.section}`;
  const query = { pos: 1 };
  const type = async () => (await anna.does(getSection, { params })).type;
  await anna.does(addStrings, { params, query, body: [{ text: 'B', key: 'b' }] });
  expect(await type()).toBe('text');
  await anna.does(editSection, { params, body: { type: 'special_json' } });
  await anna.does(addStrings, { params, query, body: [{ text: 'C', key: 'c' }] });
  expect(await type()).toBe('special_json');
  await anna.does(addStrings, { params, query, body: [{ text: 'D' }] });
  expect(await type()).toBe('text');
});
