import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { FailureReply } from '#contract/core/failures.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { deleteString, editString, listStrings, mergeStrings, splitString } from '#contract/texts/strings.ts';
import { addTranslation, approve, editTranslation } from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
const SOURCE = 'He came in. He sat down.';
let at: Awaited<ReturnType<typeof projectOf>>;
let path: { project: number; section: number; string: number };

beforeEach(async () => {
  at = await projectOf(anna, { strings: [SOURCE, 'Then he left.'] });
  path = at.strings[0] ?? expect.fail();
  await joinAs(testApp, boris, at.project, 'translator');
  await joinAs(testApp, carl, at.project, 'redactor');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, path.project)).toHaveLength(0);
});

/** Makes a call that may succeed or be refused, and tells which. */
async function answerOf(...[who, call, asked]: [TestUser, Endpoint, { params: object; body?: object }]) {
  const answer = await who.asks(call, asked as never);
  if (answer.statusCode < 400) return 'done';
  const { errors } = FailureReply.parse(answer.json());
  return [answer.statusCode, ...errors.map(({ key, kind }) => `${key} ${kind}`)].join(' ');
}

/** Starts calls one after the other while both strings are locked, so that each waits for those before it, and returns their answers. */
async function inTurn(...calls: (() => Promise<string>)[]): Promise<string[]> {
  const answers: Promise<string>[] = [];
  await testApp.sql.begin(async (tx) => {
    await tx`SELECT FROM strings WHERE project_id = ${path.project} ORDER BY id FOR NO KEY UPDATE`;
    for (const call of calls) {
      answers.push(call());
      while ((await waitingForLocks(testApp.sql)) < answers.length);
    }
  });
  return Promise.all(answers);
}

const add = async (text: string) => {
  const { id, updated_at } = await boris.does(addTranslation, { params: path, body: { text } });
  return { params: { ...path, translation: id }, updated_at };
};
const texts = async () => {
  const query = { fetch_translations: '' } as const;
  return (await anna.does(listStrings, { params: at.params, query })).map(({ text, translations = [] }) => [
    text,
    ...translations.map((one) => one.text),
  ]);
};
const split =
  (position = 12) =>
  () =>
    answerOf(anna, splitString, { params: path, body: { at: position } });
const next = () => at.strings[1]?.string ?? 0;
const merge = () => answerOf(anna, mergeStrings, { params: path, body: { next: next() } });

test('a save that waits for a split is refused, because it has seen another text', async () => {
  const { params, updated_at } = await add('Он вошёл. Он сел.');
  const save = () =>
    answerOf(boris, editTranslation, { params, body: { text: 'Вошёл он. Сел.', updated_at } });
  expect(await inTurn(split(), save)).toEqual(['done', '409 general changed']);
  expect(await texts()).toEqual([
    ['He came in.', 'Он вошёл.'],
    ['He sat down.', 'Он сел.'],
    ['Then he left.'],
  ]);
});

test('a split that waits for a save splits the new text', async () => {
  const { params } = await add('Он вошёл. Он сел.');
  const save = () => answerOf(boris, editTranslation, { params, body: { text: 'Вошёл он. Сел.' } });
  expect(await inTurn(save, split())).toEqual(['done', 'done']);
  expect((await texts())[1]).toEqual(['He sat down.', 'Сел.']);
});

test('of two splits of what both have seen, one is refused', async () => {
  const [string] = await anna.does(listStrings, { params: at.params, query: {} });
  const body = { at: 12, updated_at: string?.updated_at };
  const one = () => answerOf(anna, splitString, { params: path, body });
  expect(await inTurn(one, one)).toEqual(['done', '409 general changed']);
  expect(await texts()).toHaveLength(3);
});

test('a merge and the deletion of its second string: one of both is refused', async () => {
  const remove = () => answerOf(anna, deleteString, { params: { ...path, string: next() } });
  expect(await inTurn(remove, merge)).toEqual(['done', '409 next changed']);
  expect(await texts()).toEqual([[SOURCE]]);
});

test('the deletion of a string that waits for its merge finds it no more', async () => {
  const remove = () => answerOf(anna, deleteString, { params: { ...path, string: next() } });
  expect(await inTurn(merge, remove)).toEqual(['done', '404 string gone']);
  expect(await texts()).toEqual([[`${SOURCE} Then he left.`]]);
});

test('a translation that is added during a merge is in the merged string, or refused', async () => {
  const params = { ...path, string: next() };
  const save = () => answerOf(boris, addTranslation, { params, body: { text: 'Ушёл.' } });
  const [merged, saved] = await inTurn(merge, save);
  expect(merged).toBe('done');
  expect(['done', '404 string gone']).toContain(saved);
  const whole = `${SOURCE} Then he left.`;
  expect(await texts()).toEqual([saved === 'done' ? [whole, 'Ушёл.'] : [whole]]);
});

test('an undo of a split that waits for an approval or an edit sees it', async () => {
  const { params } = await add('Он вошёл. Он сел.');
  await split()();
  const [last] = await anna.does(listMyEvents, { params: { project: path.project } });
  const undo = () => answerOf(anna, undoEvent, { params: { project: path.project, event: last?.id ?? 0 } });
  expect(await inTurn(() => answerOf(carl, approve, { params }), undo)).toEqual([
    'done',
    '409 translation approvedSince',
  ]);
  const edit = () => answerOf(anna, editString, { params: path, body: { text: 'In he came.' } });
  expect(await inTurn(edit, undo)).toEqual(['done', '409 string editedSince']);
});

test('of two undos of one split, one is refused', async () => {
  await add('Он вошёл. Он сел.');
  await split()();
  const [last] = await anna.does(listMyEvents, { params: { project: path.project } });
  const undo = () => answerOf(anna, undoEvent, { params: { project: path.project, event: last?.id ?? 0 } });
  expect((await inTurn(undo, undo)).toSorted()).toEqual(['409 event undone', 'done']);
  expect((await texts())[0]).toEqual([SOURCE, 'Он вошёл. Он сел.']);
});
