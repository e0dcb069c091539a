import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { readHistory } from '#contract/history/history.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { addComment, listComments } from '#contract/texts/comments.ts';
import { addStrings, editString, listStrings, mergeStrings, splitString } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
const SOURCE = 'He came in. He sat down.';
let at: Awaited<ReturnType<typeof projectOf>>;
let path: (typeof at)['strings'][number];
let project: number;

beforeEach(async () => {
  at = await projectOf(anna, { strings: [SOURCE, 'Then he left.'] });
  path = at.strings[0] ?? expect.fail();
  project = at.project.id;
  await joinAs(testApp, boris, at.project, 'translator');
  await joinAs(testApp, carl, at.project, 'redactor');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

const add = async (who: TestUser, text: string, params: typeof path = path, status: 0 | -1 = 0) => {
  const { id } = await who.does(addTranslation, { params, body: { text, status } });
  return { id, params: { ...params, translation: id } };
};
const comment = (who: TestUser, text: string, params: typeof path = path) =>
  who.does(addComment, { params, body: { text } });
const listed = () =>
  anna.does(listStrings, {
    params: at.params,
    query: { fetch_translations: '', fetch_votes: '', fetch_comments: '', fetch_frames: '' },
  });
/** What there is, in order, without times. */
const state = async () =>
  (await listed()).map(({ updated_at: _at, translations = [], comments = [], ...string }) => ({
    ...string,
    translations: translations.map(({ updated_at: _then, ...one }) => one),
    comments: comments.map(({ id, text }) => [id, text]),
  }));
const texts = async () =>
  (await listed()).map(({ text, translations = [] }) => [
    text,
    ...translations.map((one) => `${one.text} ${one.status}${one.needs_review ? ' review' : ''}`),
  ]);
const split = (position: number, body: object = {}) =>
  anna.does(splitString, { params: path, body: { at: position, ...body } });
const nextOf = async (params = path) => {
  const all = await listed();
  return all[all.findIndex(({ id }) => id === params.string) + 1]?.id ?? expect.fail();
};
const merge = async (params = path) =>
  anna.does(mergeStrings, { params, body: { next: await nextOf(params) } });
const lastOf = async (who: TestUser) =>
  (await who.does(listMyEvents, { params: { project } }))[0]?.id ?? expect.fail('has done something');
const undo = async (who = anna) => who.does(undoEvent, { params: { project, event: await lastOf(who) } });
const tryUndo = async (who = anna) => who.tries(undoEvent, { params: { project, event: await lastOf(who) } });

test('a string is split with its translations, and the second part continues the first', async () => {
  await add(boris, 'Он вошёл. Он сел.');
  const parts = await split(12);
  expect(parts).toMatchObject([
    { id: path.string, index: 1, text: 'He came in.', continues: false },
    { index: 2, text: 'He sat down.', continues: true },
  ]);
  expect(await texts()).toEqual([
    ['He came in.', 'Он вошёл. 0'],
    ['He sat down.', 'Он сел. 0'],
    ['Then he left.'],
  ]);
});

test('the first part keeps votes, comments and the approval; the second is approved too', async () => {
  const one = await add(boris, 'Он вошёл. Он сел.');
  await carl.does(castVote, { params: one.params, body: { is_minus: false } });
  await carl.does(approve, { params: one.params });
  await comment(carl, 'Good');
  await split(11);
  const [first, second] = await listed();
  expect(first).toMatchObject({ comments: [{ text: 'Good' }] });
  expect(first?.translations).toMatchObject([
    { id: one.id, status: 1, author_id: boris.id, votes_plus: [{ id: carl.id }] },
  ]);
  expect(second?.translations).toMatchObject([
    { text: 'Он сел.', status: 1, author_id: boris.id, votes_plus: [], needs_review: false },
  ]);
  expect(second?.comments).toEqual([]);
});

test('a translation can stay whole with the first part, or be split elsewhere', async () => {
  const whole = await add(boris, 'Он вошёл. Он сел.');
  const own = await add(anna, 'Вошёл он, сел он.');
  await split(12, {
    translations: [
      { id: whole.id, at: null },
      { id: own.id, at: 9 },
    ],
  });
  expect(await texts()).toEqual([
    ['He came in.', 'Вошёл он, 0', 'Он вошёл. Он сел. 0 review'],
    ['He sat down.', 'сел он. 0'],
    ['Then he left.'],
  ]);
});

test('merging puts together what was split', async () => {
  const one = await add(boris, 'Он вошёл.\nОн сел.');
  await add(anna, 'Вошёл. Сел.');
  await carl.does(approve, { params: one.params });
  const before = await state();
  await split(12);
  await merge();
  expect(await state()).toEqual(before);
});

test('merging joins the translations of each author, and the current ones', async () => {
  const second = at.strings[1] ?? expect.fail();
  await add(boris, 'Он вошёл.');
  await add(anna, 'Вошёл он.');
  await add(boris, 'Затем он ушёл.', second);
  const carls = await add(carl, 'Потом ушёл.', second);
  await anna.does(castVote, { params: carls.params, body: { is_minus: false } });
  await comment(carl, 'Left?', second);
  await merge();
  expect(await texts()).toEqual([
    [
      `${SOURCE} Then he left.`,
      'Вошёл он. Потом ушёл. 0',
      'Он вошёл. Затем он ушёл. 0',
      'Потом ушёл. -1 review',
    ],
  ]);
  expect(await anna.does(listComments, { params: path })).toMatchObject([{ text: 'Left?' }]);
  await undo();
  expect((await texts())[1]).toEqual(['Then he left.', 'Потом ушёл. 0', 'Затем он ушёл. 0']);
  expect(await anna.does(listComments, { params: second })).toMatchObject([{ text: 'Left?' }]);
});

test('undoing a split restores everything, and redoing it too', async () => {
  const one = await add(boris, 'Он вошёл. Он сел.');
  await carl.does(castVote, { params: one.params, body: { is_minus: false } });
  await carl.does(approve, { params: one.params });
  const before = await state();
  await split(12);
  const after = await state();
  await undo();
  expect(await state()).toEqual(before);
  await undo();
  expect(await state()).toEqual(after);
  await undo();
  expect(await state()).toEqual(before);
});

test('undoing a merge restores both strings with ids, votes, approvals and comments', async () => {
  const second = at.strings[1] ?? expect.fail();
  const one = await add(boris, 'Он вошёл и сел.');
  const other = await add(boris, 'Затем ушёл.', second);
  for (const { params } of [one, other]) {
    await carl.does(castVote, { params, body: { is_minus: false } });
    await carl.does(approve, { params });
  }
  await comment(boris, 'First');
  await comment(carl, 'Second', second);
  const before = await state();
  await merge();
  const after = await state();
  await undo();
  expect(await state()).toEqual(before);
  await undo();
  expect(await state()).toEqual(after);
});

test('what others have built on it stands in the way', async () => {
  const one = await add(boris, 'Он вошёл. Он сел.');
  await split(12);
  const second = { ...path, string: await nextOf() };
  const [half] = (await listed())[1]?.translations ?? [];
  const ofHalf = { ...second, translation: half?.id ?? 0 };
  await carl.does(castVote, { params: ofHalf, body: { is_minus: false } });
  expect(await tryUndo()).toBe('409 translation votedSince');
  await carl.does(approve, { params: ofHalf });
  expect(await tryUndo()).toBe('409 translation approvedSince');
  await boris.does(editTranslation, { params: one.params, body: { text: 'Вошёл.' } });
  expect(await tryUndo()).toBe('409 translation editedSince');
});

test('new translations, an edited part and a moved one stand in the way too', async () => {
  await split(12);
  const second = { ...path, string: await nextOf() };
  await boris.does(addTranslation, { params: second, body: { text: 'Сел.' } });
  expect(await tryUndo()).toBe('409 translation translatedSince');
  await undo(boris);
  const moved = await anna.does(editString, { params: second, body: { pos: 3 } });
  expect(moved.index).toBe(3);
  const event = (await anna.does(listMyEvents, { params: { project } }))[1]?.id ?? 0;
  expect(await anna.tries(undoEvent, { params: { project, event } })).toBe('409 string movedSince');
  await anna.does(editString, { params: second, body: { pos: 2, text: 'He sat.' } });
  expect(await anna.tries(undoEvent, { params: { project, event } })).toBe('409 string editedSince');
});

test('comments on the second part move to the first when the split is undone', async () => {
  await split(12);
  await comment(boris, 'Sat?', { ...path, string: await nextOf() });
  await undo();
  expect((await state())[0]).toMatchObject({ text: SOURCE, comments: [[expect.any(Number), 'Sat?']] });
});

test('a translation that was deleted from the second string can be restored after the merge', async () => {
  const second = at.strings[1] ?? expect.fail();
  const other = await add(boris, 'Затем ушёл.', second);
  await boris.does(deleteTranslation, { params: other.params });
  await merge();
  const [item] = await boris.does(listDeleted, { params: { project }, query: {} });
  await boris.does(restoreDeleted, { params: { project, event: item?.event ?? 0 } });
  expect((await texts())[0]).toEqual([`${SOURCE} Then he left.`, 'Затем ушёл. 0']);
});

test('neither a split nor a merge is among what was deleted', async () => {
  await split(12);
  await merge();
  expect(await anna.does(listDeleted, { params: { project }, query: {} })).toEqual([]);
});

test('strings with keys, of gettext files, or that would be too long stay as they are', async () => {
  const tries = (body: object, params = path) => anna.tries(splitString, { params, body: body as never });
  const merges = async (params = path) =>
    anna.tries(mergeStrings, { params, body: { next: await nextOf(params) } });
  expect(await tries({ at: 500 })).toBe('400 at required');
  const [keyed, long, longer, bounded] = await anna.does(addStrings, {
    params: at.params,
    query: { pos: 1 },
    body: [
      { text: 'One. Two.', key: 'k' },
      { text: 'x'.repeat(1500) },
      { text: 'y'.repeat(500) },
      { text: 'z', max_length: 5 },
    ],
  });
  const on = (string: { id: number } | undefined) => ({ ...path, string: string?.id ?? 0 });
  expect(await tries({ at: 5 }, on(keyed))).toBe('400 key keyed');
  expect(await merges(on(keyed))).toBe('400 key keyed');
  expect(await merges(on(long))).toBe('400 text maxlength');
  expect(await merges(on(longer))).toBe('400 max_length differs');
  expect(await merges(on(bounded))).toBe('400 max_length differs');
  await testApp.sql`UPDATE sections SET format = 'po' WHERE id = ${path.section}`;
  expect(await tries({ at: 12 })).toBe('400 format wholeFormat');
  expect(await merges()).toBe('400 format wholeFormat');
  await testApp.sql`UPDATE sections SET format = NULL WHERE id = ${path.section}`;
});

test('what the client has seen must be current', async () => {
  const one = await add(boris, 'Он вошёл. Он сел.');
  const tries = (body: object) => anna.tries(splitString, { params: path, body: { at: 12, ...body } });
  expect(await tries({ updated_at: 1 })).toBe('409 general changed');
  expect(await tries({ translations: [{ id: one.id, at: 9, updated_at: 1 }] })).toBe(
    '409 translations changed',
  );
  expect(await tries({ translations: [{ id: 1_000_000, at: 9 }] })).toBe('400 translations unknown');
  expect(await tries({ translations: [{ id: one.id, at: 500 }] })).toBe('400 translations required');
  const merging = (body: object) =>
    anna.tries(mergeStrings, { params: path, body: { next: path.string, ...body } });
  expect(await merging({})).toBe('409 next changed');
  expect(await merging({ next: await nextOf(), next_updated_at: 1 })).toBe('409 next changed');
  expect(await merging({ next: await nextOf(), updated_at: 1 })).toBe('409 general changed');
});

test('the history of both strings tells of the split', async () => {
  await split(12);
  const historyOf = async (string: number) =>
    (await anna.does(readHistory, { params: { ...path, string }, query: {} })).events.map(
      ({ kind, source }) => [kind, source?.before?.text ?? null, source?.after?.text],
    );
  expect((await historyOf(path.string))[0]).toEqual(['splitString', SOURCE, 'He came in.']);
  expect(await historyOf(await nextOf())).toEqual([['splitString', null, 'He sat down.']]);
});

test('a translator splits a string that leaves a translation little room, and undoes that', async () => {
  const long = 'One of many sentences. '.repeat(60).trim();
  await anna.does(editString, { params: path, body: { text: long } });
  await add(carl, 'Одно из многих предложений. '.repeat(60).trim());
  const before = await state();
  const parts = await boris.does(splitString, { params: path, body: { at: 689 } });
  expect(parts.map(({ text }) => text.length)).toEqual([689, 689]);
  expect((await texts()).map((row) => row.length)).toEqual([2, 2, 1]);
  await undo(boris);
  expect(await state()).toEqual(before);
  await undo(boris);
  expect(await listed()).toHaveLength(3);
  expect(await boris.tries(splitString, { params: path, body: { at: 3 } })).toMatch(/^403.*role/);
});
