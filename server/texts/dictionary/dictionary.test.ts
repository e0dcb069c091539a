import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { restoreDeleted } from '#contract/history/deleted.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { addEntry, deleteEntry, editEntry, listEntries } from '#contract/texts/dictionary.ts';
import { CAPS } from '#domain/core/limits.ts';
import { patternOf } from '#domain/texts/dictionary/patterns.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { runWhileLocked } from '../../../test/run-while-locked.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { connect, type Transaction } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { migrate } from '../../platform/database/migrate.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project: { id: number };
let params: { project: number };

beforeEach(async () => {
  ({ project } = await projectOf(anna));
  params = { project: project.id };
  await joinAs(testApp, boris, project, 'translator');
});

const RABBIT = { word: 'rabbit', translate: 'кролик' };
const add = (body: object = RABBIT) => anna.does(addEntry, { params, body: { ...RABBIT, ...body } });
const at = (entry: number) => ({ params: { ...params, entry } });
const edit = (entry: number, body: object) => anna.does(editEntry, { ...at(entry), body });
const lines = () =>
  testApp.sql`SELECT w, actor_id, data FROM log WHERE project_id = ${project.id} AND w IN (16, 24, 33) ORDER BY id`;

test('an entry has its keys made from its words, each in its language', async () => {
  expect(await add({ desc: 'White, with a watch.' })).toMatchObject({
    word: 'rabbit',
    word_key: patternOf('rabbit', 'en'),
    translate: 'кролик',
    translate_key: patternOf('кролик', 'ru'),
    desc: 'White, with a watch.',
  });
  expect(await add({ word_key: ' ', translate_key: 'кро(лик|ль)' })).toMatchObject({
    word_key: patternOf('rabbit', 'en'),
    translate_key: 'кро(лик|ль)',
  });
});

test('the dictionary stands by its words, in any case, and guests read that of a public project', async () => {
  for (const word of ['queen', 'Alice', 'hatter']) await add({ word });
  const read = await testApp.guest.does(listEntries, { params });
  expect(read.map(({ word }) => word)).toEqual(['Alice', 'hatter', 'queen']);
});

test('members alone read that of a private project', async () => {
  const hidden = await projectOf(anna, { visibility: 'private' });
  const asked = { params: { project: hidden.project.id } };
  expect(await testApp.guest.tries(listEntries, asked)).toBe('401 session signedOut');
  expect(await boris.tries(listEntries, asked)).toBe('403 project hidden');
});

const BAD: [object, string][] = [
  [{ word: '' }, '400 word required'],
  [{ word: ' \n' }, '400 word required'],
  [{ word: null }, '400 word required'],
  [{ word: 7 }, '400 word string'],
  [{ word: 'w'.repeat(256) }, '400 word maxlength'],
  [{ word: '\0' }, '400 word illegal'],
  [{ translate: '' }, '400 translate required'],
  [{ translate: 'w'.repeat(256) }, '400 translate maxlength'],
  [{ word_key: 'w'.repeat(256) }, '400 word_key maxlength'],
  [{ word_key: '(' }, '400 word_key pattern'],
  [{ word_key: '(?=a)' }, '400 word_key pattern'],
  [{ word_key: '(', translate_key: '[' }, '400 word_key pattern translate_key pattern'],
  [{ translate_key: 'a**' }, '400 translate_key pattern'],
  [{ translate_key: false }, '400 translate_key string'],
  [{ desc: 'd'.repeat(1001) }, '400 desc maxlength'],
  [{ note: 'd'.repeat(1001) }, '400 note maxlength'],
  [{ example: 'd'.repeat(1001) }, '400 example maxlength'],
  [{ link: `https://example.com/${'d'.repeat(1000)}` }, '400 link maxlength'],
  [{ link: 'javascript:alert(1)' }, '400 link link'],
  [{ status: 'best' }, '400 status choice'],
  [{ part_of_speech: 'word' }, '400 part_of_speech choice'],
  [{ gender: 'male' }, '400 gender choice'],
  [{ is_untranslated: 1 }, '400 is_untranslated boolean'],
];

test.each(BAD)('an entry is refused: %.50j', async (change, refusal) => {
  expect(await anna.tries(addEntry, { params, body: { ...RABBIT, ...change } })).toBe(refusal);
  const { id } = await add();
  expect(await anna.tries(editEntry, { ...at(id), body: change })).toBe(refusal);
  expect(await anna.does(listEntries, { params })).toMatchObject([RABBIT]);
});

test('word and translation of 255 characters fit, whatever they are, and so do their keys', async () => {
  for (const word of ['w'.repeat(255), '('.repeat(255), 'a '.repeat(127).trim(), '🐇'.repeat(255)]) {
    const { word_key, translate_key } = await add({ word, translate: word, desc: 'd'.repeat(1000) });
    expect([word_key, translate_key].every((key) => [...key].length <= 255)).toBe(true);
  }
});

const SAID = {
  status: 'admitted',
  part_of_speech: 'name',
  gender: 'masculine',
  is_case_sensitive: true,
  note: 'Never a hare.',
  example: 'The White Rabbit ran.',
  link: 'https://example.com/rabbit',
} as const;

test('what is said of a word is kept, edited, logged, undone and restored with it (dictionary.1)', async () => {
  const { id, ...added } = await add(SAID);
  expect(added).toMatchObject(SAID);
  const change = { status: 'forbidden', note: 'No.', is_case_sensitive: false } as const;
  expect(await edit(id, change)).toMatchObject({ ...SAID, ...change });
  const [, edited] = await lines();
  expect(edited?.data.acts).toEqual({
    status: ['admitted', 'forbidden'],
    is_case_sensitive: [true, false],
    note: ['Never a hare.', 'No.'],
  });
  const [event] = await testApp.sql<{ id: number }[]>`
    SELECT id FROM log WHERE project_id = ${project.id} AND w = 24`;
  await anna.does(undoEvent, { params: { ...params, event: event?.id ?? 0 } });
  expect(await anna.does(listEntries, { params })).toMatchObject([SAID]);
  await anna.does(deleteEntry, at(id));
  const [deletion] = await testApp.sql<{ event: number }[]>`
    SELECT event_id AS event FROM deletions WHERE project_id = ${project.id}`;
  await anna.does(restoreDeleted, { params: { ...params, event: deletion?.event ?? 0 } });
  expect(await anna.does(listEntries, { params })).toMatchObject([SAID]);
  expect(await wrongRevisions(testApp.sql, project.id)).toEqual([]);
});

test('the translation of a word that stays untranslated is the word, also when that is edited (dictionary.20)', async () => {
  const { id } = await add({ is_untranslated: true });
  expect(await edit(id, { word: 'Dragoman' })).toMatchObject({
    translate: 'Dragoman',
    translate_key: patternOf('Dragoman', 'ru'),
  });
  expect(await edit(id, { is_untranslated: false, translate: 'кролик' })).toMatchObject({
    translate: 'кролик',
  });
});

test('both word and translation must be given', async () => {
  expect(await anna.tries(addEntry, { params, body: {} })).toBe('400 word required translate required');
});

test('a key that was made follows its word; one that was written stays', async () => {
  const { id } = await add({ translate_key: 'кро(лик|ль)' });
  expect(await edit(id, { word: 'hare', translate: 'заяц' })).toMatchObject({
    word_key: patternOf('hare', 'en'),
    translate_key: 'кро(лик|ль)',
  });
  expect(await edit(id, { translate_key: '' })).toMatchObject({ translate_key: patternOf('заяц', 'ru') });
  expect(await edit(id, { word: 'rabbit', word_key: 'bunny' })).toMatchObject({ word_key: 'bunny' });
});

test('an edit of what changed meanwhile is refused with what is there now', async () => {
  const { id, updated_at } = await add();
  const now = await edit(id, { desc: 'first', updated_at });
  expect(now.updated_at).toBeGreaterThan(updated_at);
  const answer = await anna.asks(editEntry, { ...at(id), body: { desc: 'second', updated_at } });
  expect(answer.json()).toEqual({ status: 409, errors: [{ key: 'general', kind: 'changed' }], current: now });
});

test('what is the same changes nothing and is not logged', async () => {
  const made = await add();
  for (const body of [{}, { word: ' rabbit ' }, { word_key: '', updated_at: 1 }]) {
    expect(await edit(made.id, body)).toEqual(made);
  }
  expect(await lines()).toHaveLength(1);
});

test('adding, editing and deleting are logged under the word, with what changed', async () => {
  const { id } = await add();
  await edit(id, { word: 'hare', desc: 'mad' });
  await anna.does(deleteEntry, at(id));
  expect(await lines()).toEqual([
    {
      w: 16,
      actor_id: anna.id,
      data: { n: 'rabbit', acts: { word: [null, 'rabbit'], translate: [null, 'кролик'] } },
    },
    {
      w: 24,
      actor_id: anna.id,
      data: {
        n: 'rabbit',
        acts: {
          word: ['rabbit', 'hare'],
          word_key: [patternOf('rabbit', 'en'), patternOf('hare', 'en')],
          desc: ['', 'mad'],
        },
      },
    },
    {
      w: 33,
      actor_id: anna.id,
      data: { n: 'hare', acts: { word: ['hare', null], translate: ['кролик', null] } },
    },
  ]);
});

test('managers of strings write, others do not, and an entry of another project is not there', async () => {
  const { id } = await add();
  expect(await boris.tries(addEntry, { params, body: RABBIT })).toBe('403 role role');
  expect(await boris.tries(editEntry, { ...at(id), body: {} })).toBe('403 role role');
  expect(await boris.tries(deleteEntry, at(id))).toBe('403 role role');
  const elsewhere = await projectOf(anna);
  const foreign = { params: { project: elsewhere.project.id, entry: id } };
  expect(await anna.tries(editEntry, { ...foreign, body: { word: 'x' } })).toBe('404 entry gone');
  expect(await anna.tries(deleteEntry, foreign)).toBe('404 entry gone');
  await anna.does(deleteEntry, at(id));
  expect(await anna.tries(deleteEntry, at(id))).toBe('404 entry gone');
});

test('of edits that have seen the same entry one wins, and of deletions one', async () => {
  const { id, updated_at } = await add();
  const body = (n: number) => ({ desc: `${n}`, updated_at });
  const asked = Array.from({ length: 8 }, (_, n) => anna.asks(editEntry, { ...at(id), body: body(n) }));
  const edits = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(edits.toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const both = Array.from({ length: 8 }, (_, n) =>
    n % 2 ? anna.asks(deleteEntry, at(id)) : anna.asks(editEntry, { ...at(id), body: { desc: `late ${n}` } }),
  );
  const answers = (await Promise.all(both)).map(({ statusCode }) => statusCode);
  expect(answers.filter((status) => status === 204)).toHaveLength(1);
  expect(answers.every((status) => [200, 204, 404].includes(status))).toBe(true);
});

test('a word for a project that is deleted at that moment is refused as the project is gone', async () => {
  const remove = async (tx: Transaction) => {
    await lockProject(tx, project.id);
    await tx`DELETE FROM projects WHERE id = ${project.id}`;
  };
  const act = () => anna.tries(addEntry, { params, body: RABBIT });
  expect(await runWhileLocked(testApp, remove, act)).toBe('404 project gone');
});

test('a key that somebody writes while another changes the word is kept', async () => {
  const { id } = await add();
  await Promise.all([edit(id, { word_key: 'bunny' }), edit(id, { word: 'hare' })]);
  expect(await anna.does(listEntries, { params })).toMatchObject([{ word: 'hare', word_key: 'bunny' }]);
});

test('the number of queries does not depend on the number of entries', async () => {
  for (const amount of [1, 30]) {
    await Promise.all(Array.from({ length: amount }, (_, n) => add({ word: `word ${n}` })));
    expect(await countQueries(testApp, () => anna.does(listEntries, { params }))).toBe(2);
  }
});

/** An entry whose patterns have so many states, or null: they are switched off. */
const stored = async (states: number | null) => {
  const [entry] = await testApp.sql<{ id: number }[]>`
    INSERT INTO dictionary (project_id, word, word_key, translate, translate_key, "desc", states)
    VALUES (${project.id}, 'hare', 'hare(s|y)', 'заяц', 'за(яц|й)', '', ${states}) RETURNING id`;
  return entry?.id ?? expect.fail();
};

test('the patterns of a dictionary that users wrote have so many states together (dictionary.16)', async () => {
  const full = '403 general quotaPatterns';
  const word_key = 'rabbit(s|y)?';
  const other = await stored(CAPS.dictionaryStates - 15);
  const { id } = await add({ word_key });
  expect(await anna.tries(addEntry, { params, body: { ...RABBIT, word_key } })).toBe(full);
  expect(await anna.tries(editEntry, { ...at(id), body: { translate_key: 'кро(лик|ль)' } })).toBe(full);
  await edit(id, { desc: 'mad', word_key: 'rabbits?' });
  await add();
  await anna.does(deleteEntry, at(id));
  const [deletion] = await testApp.sql<{ event: number }[]>`
    SELECT event_id AS event FROM deletions WHERE project_id = ${project.id}`;
  const restored = { params: { ...params, event: deletion?.event ?? 0 } };
  const { id: instead } = await add({ word_key });
  expect(await anna.tries(restoreDeleted, restored)).toBe(full);
  await anna.does(deleteEntry, at(instead));
  await anna.does(restoreDeleted, restored);
  await edit(other, { word_key: '' });
  await add({ word_key });
});

test('an entry whose patterns are switched off says so until others are saved (dictionary.16)', async () => {
  const id = await stored(null);
  expect(await edit(id, { desc: 'mad' })).toMatchObject({ is_off: true });
  expect(await anna.does(listEntries, { params })).toMatchObject([{ word: 'hare', is_off: true }]);
  expect(await edit(id, { word_key: 'hares?' })).toMatchObject({ is_off: false });
});

test('an upgrade switches off the patterns beyond the limit, the newest first (dictionary.16)', async () => {
  const sql = connect(await emptyDatabase(), { max: 1 });
  onTestFinished(() => sql.end({ timeout: 0 }));
  await migrate(sql, { upTo: 92 });
  const complex = Array.from({ length: 202 }, (_, nth) => `a{1,200}${nth}N`);
  const keys = [patternOf('White Rabbits', 'en'), patternOf('白兎', 'ja'), 'hares?', '', ...complex];
  await sql.begin(async (tx) => {
    await tx`SET LOCAL session_replication_role = replica`;
    await tx`
      INSERT INTO dictionary (project_id, word, word_key, translate, translate_key, "desc")
      SELECT 1, 'word', key, 'слово', ${patternOf('ёлка', 'ru')}, '' FROM unnest(${keys}::text[]) key`;
  });
  await migrate(sql);
  const rows = await sql<{ states: number | null }[]>`SELECT states FROM dictionary ORDER BY id`;
  const states = rows.map((row) => row.states);
  expect(states.slice(0, 5)).toEqual([0, 0, 6, 0, 1000]);
  expect(states.slice(-4)).toEqual([1000, null, null, null]);
});
