import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { FailureReply } from '#contract/core/failures.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { addTranslation, approve, castVote, editTranslation } from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
let path: { project: number; section: number; string: number };

beforeEach(async () => {
  const { project, strings } = await projectOf(anna);
  path = strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, carl, project, 'redactor');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, path.project)).toHaveLength(0);
});

async function add(who: TestUser, text = 'one') {
  const { id } = await who.does(addTranslation, { params: path, body: { text } });
  return { params: { ...path, translation: id } };
}

/** Makes a call that may succeed or be refused, and tells which. */
async function answerOf(...[who, call, asked]: [TestUser, Endpoint, { params: object; body?: object }]) {
  const answer = await who.asks(call, asked as never);
  if (answer.statusCode < 400) return 'done';
  const { errors } = FailureReply.parse(answer.json());
  return [answer.statusCode, ...errors.map(({ key, kind }) => `${key} ${kind}`)].join(' ');
}

async function undosOf(who: TestUser) {
  const params = { project: path.project };
  const [last] = await who.does(listMyEvents, { params });
  const event = last?.id ?? 0;
  return { event, undo: () => answerOf(who, undoEvent, { params: { ...params, event } }) };
}

/** Starts calls one after the other while the string is locked, so that each waits for those before it, and returns their answers. */
async function inTurn(...calls: (() => Promise<string>)[]): Promise<string[]> {
  const answers: Promise<string>[] = [];
  await testApp.sql.begin(async (tx) => {
    await tx`SELECT FROM strings WHERE project_id = ${path.project} AND id = ${path.string} FOR NO KEY UPDATE`;
    for (const call of calls) {
      answers.push(call());
      while ((await waitingForLocks(testApp.sql)) < answers.length);
    }
  });
  return Promise.all(answers);
}

test('an undo that waits for an approval or a vote sees it', async () => {
  const added = await add(boris);
  const { undo } = await undosOf(boris);
  expect(await inTurn(() => answerOf(carl, castVote, added), undo)).toEqual([
    'done',
    '409 translation votedSince',
  ]);
  expect(await inTurn(() => answerOf(carl, approve, added), undo)).toEqual([
    'done',
    '409 translation approvedSince',
  ]);
});

test('an approval that waits for an undo finds nothing to approve', async () => {
  const added = await add(boris);
  const { undo } = await undosOf(boris);
  expect(await inTurn(undo, () => answerOf(carl, approve, added))).toEqual(['done', '404 translation gone']);
});

test('an undo of an approval that waits for another approval changes nothing', async () => {
  const [one, two] = [await add(boris, 'one'), await add(boris, 'two')];
  await carl.does(approve, one);
  const { undo } = await undosOf(carl);
  expect(await inTurn(() => answerOf(anna, approve, two), undo)).toEqual([
    'done',
    '409 translation unapprovedSince',
  ]);
});

test('an undo that waits for an edit sees the new text', async () => {
  const added = await add(boris);
  const { undo } = await undosOf(boris);
  const edit = () => answerOf(carl, editTranslation, { ...added, body: { text: 'two' } });
  expect(await inTurn(edit, undo)).toEqual(['done', '409 translation editedSince']);
});

test('of many undos of one event exactly one is done', async () => {
  await add(boris);
  const { undo } = await undosOf(boris);
  const answers = await Promise.all(Array.from({ length: 10 }, undo));
  expect(answers.toSorted()).toEqual([...Array(9).fill('409 event undone'), 'done']);
});

test('undos amid votes, approvals and edits leave every counter right', async () => {
  const added = await add(boris);
  const acts = Array.from({ length: 8 }, (_, n) => async () => {
    await answerOf(carl, approve, added);
    await answerOf(boris, editTranslation, { ...added, body: { text: `text ${n}` } });
    await answerOf(carl, castVote, added);
    await Promise.all([boris, carl].map(async (who) => (await undosOf(who)).undo()));
  });
  await Promise.all(acts.map((act) => act()));
});
