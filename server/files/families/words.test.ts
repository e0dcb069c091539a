import { expect, test } from 'vitest';
import { addLanguages, leaveFamily } from '#contract/files/families.ts';
import { readLog } from '#contract/history/log.ts';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import { addEntry, listEntries } from '#contract/texts/dictionary.ts';
import {
  addSharedWord,
  deleteSharedWord,
  editSharedWord,
  listSharedWords,
} from '#contract/texts/shared-words.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');

/** A project in Russian, the first one, with another in Italian. */
async function family() {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const { languages } = await anna.does(addLanguages, {
    params,
    body: { languages: [{ target_lang: 'it' }] },
  });
  const it = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? expect.fail();
  return { project, params, italian: { project: it } };
}

const add = (params: { project: number }, word: string, desc = '') =>
  anna.does(addSharedWord, { params, body: { word, desc } });
const wordsIn = async (params: { project: number }, who: TestUser = anna) =>
  (await who.does(listSharedWords, { params })).words.map(({ word, desc }) => [word, desc]);

test('words of the first language are listed in every language by the alphabet, with their newest description (families.18)', async () => {
  const { project, params, italian } = await family();
  const tea = await add(params, 'tea');
  await add(params, 'Hatter', 'He is mad.');
  expect(await anna.does(listSharedWords, { params: italian })).toMatchObject({
    home: { project_id: project.id, name: project.name },
    words: [
      { word: 'Hatter', desc: 'He is mad.' },
      { word: 'tea', desc: '' },
    ],
  });
  const edited = await anna.does(editSharedWord, {
    params: { ...params, word: tea.id },
    body: { desc: 'A drink.', updated_at: tea.updated_at },
  });
  expect(edited.updated_at).toBeGreaterThan(tea.updated_at);
  expect(await wordsIn(italian)).toEqual([
    ['Hatter', 'He is mad.'],
    ['tea', 'A drink.'],
  ]);
});

test('only the first project changes them, by who manages its strings (families.19)', async () => {
  const { project, params, italian } = await family();
  await joinAs(testApp, boris, { id: italian.project }, 'redactor');
  const body = { word: 'tea' };
  expect(await boris.tries(addSharedWord, { params, body })).toBe('403 project hidden');
  await joinAs(testApp, carl, project, 'translator');
  expect(await carl.tries(addSharedWord, { params, body })).toBe('403 role role');
  expect(await boris.tries(addSharedWord, { params: italian, body })).toBe('403 general notFirst');
  expect(await anna.tries(addSharedWord, { params: italian, body })).toBe('403 general notFirst');
  await joinAs(testApp, boris, project, 'redactor');
  const { id } = await boris.does(addSharedWord, { params, body });
  const other = { params: { ...italian, word: id } };
  expect(await anna.tries(editSharedWord, { ...other, body: { desc: 'x' } })).toBe('403 general notFirst');
  expect(await anna.tries(deleteSharedWord, other)).toBe('403 general notFirst');
  const elsewhere = await family();
  const foreign = { params: { ...elsewhere.params, word: id } };
  expect(await anna.tries(editSharedWord, { ...foreign, body: { desc: 'x' } })).toBe('404 word gone');
  expect(await anna.tries(deleteSharedWord, foreign)).toBe('404 word gone');
  const alone = await projectOf(anna);
  const lone = { project: alone.project.id };
  expect(await anna.tries(addSharedWord, { params: lone, body })).toBe('403 general notFirst');
  expect(await anna.does(listSharedWords, { params: lone })).toEqual({ home: null, words: [] });
});

test('a first project that one may not read is not named', async () => {
  const { params, italian } = await family();
  await add(params, 'tea');
  await anna.does(editProject, { params, body: { visibility: 'closed' } });
  expect(await carl.does(listSharedWords, { params: italian })).toMatchObject({
    home: null,
    words: [{ word: 'tea' }],
  });
});

test('when the first project is deleted or leaves, the next one manages the words, which stay', async () => {
  const { params, italian } = await family();
  await add(params, 'tea');
  await anna.does(addLanguages, { params, body: { languages: [{ target_lang: 'fr' }] } });
  await anna.does(deleteProject, { params });
  expect((await anna.does(listSharedWords, { params: italian })).home?.project_id).toBe(italian.project);
  await add(italian, 'Hatter');
  expect(await wordsIn(italian)).toEqual([
    ['Hatter', ''],
    ['tea', ''],
  ]);
  await anna.does(leaveFamily, { params: italian });
  expect(await wordsIn(italian)).toEqual([]);
});

test('a word is there once, regardless of case, however many add it at once', async () => {
  const { params } = await family();
  const answers = await Promise.all(
    ['Tea', 'tea', 'TEA'].map((word) => anna.asks(addSharedWord, { params, body: { word } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
  const hatter = await add(params, 'Hatter');
  const at = { params: { ...params, word: hatter.id } };
  expect(await anna.tries(editSharedWord, { ...at, body: { word: 'teA' } })).toBe('400 word notUnique');
  expect((await anna.does(editSharedWord, { ...at, body: { word: 'hatter' } })).word).toBe('hatter');
});

test('an edit of what changed meanwhile is refused with what is there now', async () => {
  const { params } = await family();
  const { id, updated_at } = await add(params, 'tea');
  const at = { params: { ...params, word: id } };
  const now = await anna.does(editSharedWord, { ...at, body: { desc: 'first', updated_at } });
  const answer = await anna.asks(editSharedWord, { ...at, body: { desc: 'second', updated_at } });
  expect(answer.json()).toEqual({ status: 409, errors: [{ key: 'general', kind: 'changed' }], current: now });
  expect(await anna.does(editSharedWord, { ...at, body: { desc: 'first', updated_at } })).toEqual(now);
});

test('a family has at most 1000 words', async () => {
  const { params } = await family();
  await add(params, 'tea');
  await testApp.sql`
    INSERT INTO shared_words (family_id, word, "desc")
    SELECT (SELECT family_id FROM projects WHERE id = ${params.project}), 'word ' || n, ''
    FROM generate_series(2, ${LIMITS.sharedWords}) n`;
  expect(await anna.tries(addSharedWord, { params, body: { word: 'one more' } })).toBe(
    '403 general quotaEntries',
  );
  expect(await wordsIn(params)).toHaveLength(LIMITS.sharedWords);
});

test('adding, editing and deleting are in the log of the first project, and words of dictionaries stay (families.20)', async () => {
  const { params, italian } = await family();
  const { id } = await add(params, 'tea');
  const at = { params: { ...params, word: id } };
  await anna.does(addEntry, { params: italian, body: { word: 'Tea', translate: 'tè' } });
  await anna.does(editSharedWord, { ...at, body: { word: 'green tea', desc: 'A drink.' } });
  await anna.does(deleteSharedWord, at);
  expect(await wordsIn(italian)).toEqual([]);
  expect(await anna.does(listEntries, { params: italian })).toMatchObject([{ word: 'Tea', translate: 'tè' }]);
  const log = await anna.does(readLog, { params, query: { w: '54,55,56' } });
  expect(log.map(({ w, n, acts }) => ({ w, n, acts }))).toEqual([
    { w: 56, n: 'green tea', acts: { word: ['green tea', null] } },
    { w: 55, n: 'tea', acts: { word: ['tea', 'green tea'], desc: ['', 'A drink.'] } },
    { w: 54, n: 'tea', acts: { word: [null, 'tea'] } },
  ]);
  expect(await anna.tries(deleteSharedWord, at)).toBe('404 word gone');
});
