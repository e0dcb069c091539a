import { expect, test } from 'vitest';
import { addEntry, deleteEntry, editEntry } from '#contract/texts/dictionary.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { listMissingWords, listWordsOfString } from '#contract/texts/words-of-string.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** A project from English into Russian with strings and words, each with its translation. */
async function projectWith(texts: readonly string[], words: Readonly<Record<string, string>>) {
  const { params } = await projectOf(anna, { strings: [...texts] });
  for (const [word, translate] of Object.entries(words))
    await anna.does(addEntry, { params, body: { word, translate } });
  const strings = await anna.does(listStrings, { params });
  const string = (nth: number) => ({ ...params, string: strings[nth]?.id ?? 0 });
  const found = async (nth: number) => {
    const { places } = await anna.does(listWordsOfString, { params: string(nth) });
    return places.map(({ start, end, form }) => [form, texts[nth]?.slice(start, end)]);
  };
  const missing = async (nth: number, text: string) =>
    (await anna.does(listMissingWords, { params: string(nth), body: { text } })).entries.length;
  return { params, found, missing };
}

test('the words of a source are found in all of their forms, and a translation has them in any (terms.1, terms.7)', async () => {
  const { found, missing } = await projectWith(['White whales and a captain of a country', 'Nothing'], {
    'white whale': 'белый кит',
    captain: 'капитан',
    count: 'граф',
  });
  expect(await found(0)).toEqual([
    [undefined, 'White whales'],
    [undefined, 'captain'],
  ]);
  expect(await found(1)).toEqual([]);
  expect(await missing(0, 'Белыми китами и капитаном')).toBe(0);
  expect(await missing(0, 'Белый капитан увидел кита')).toBe(1);
  expect(await missing(0, 'Ничего')).toBe(2);
});

test('of a plural each form has its words, and the general form is what is asked for (plurals.9)', async () => {
  const source = '{n, plural, one {# whale} other {# whales}}';
  const { params, missing } = await projectWith([source], { whale: 'кит' });
  const [string = expect.fail()] = await anna.does(listStrings, { params });
  const { places } = await anna.does(listWordsOfString, { params: { ...params, string: string.id } });
  expect(places.map(({ form, start, end }) => [form, start, end])).toEqual([
    ['one', 2, 7],
    ['other', 2, 8],
  ]);
  expect(await missing(0, '{n, plural, one {# кит} few {# кита} many {# китов} other {# кита}}')).toBe(0);
  expect(await missing(0, '{n, plural, one {# кит} few {# кита} many {# китов} other {# рыбы}}')).toBe(1);
});

test('a translation that is forbidden is told where its word stands, and not asked for (dictionary.19)', async () => {
  const { params } = await projectWith(['The captain'], { captain: 'капитан' });
  const forbidden = { word: 'captain', translate: 'шкипер', status: 'forbidden' as const };
  const { id } = await anna.does(addEntry, { params, body: forbidden });
  const [string = expect.fail()] = await anna.does(listStrings, { params });
  const told = async (text: string) => {
    const at = { ...params, string: string.id };
    const { entries, unwanted } = await anna.does(listMissingWords, { params: at, body: { text } });
    return [entries.length, unwanted];
  };
  expect(await told('Капитаны')).toEqual([0, []]);
  expect(await told('Шкиперу')).toEqual([1, [id]]);
});

test('what is found follows the dictionary at once (terms.7)', async () => {
  const { params, found } = await projectWith(['A captain and his mate'], { captain: 'капитан' });
  expect(await found(0)).toHaveLength(1);
  const mate = await anna.does(addEntry, { params, body: { word: 'mate', translate: 'помощник' } });
  expect(await found(0)).toHaveLength(2);
  await anna.does(editEntry, { params: { ...params, entry: mate.id }, body: { word: 'boat' } });
  expect(await found(0)).toHaveLength(1);
  await anna.does(deleteEntry, { params: { ...params, entry: mate.id } });
  expect(await found(0)).toHaveLength(1);
});
