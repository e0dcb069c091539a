import { beforeAll, expect, test } from 'vitest';
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  listSectionComments,
} from '#contract/texts/comments.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

let testApp: TestApp;
let anna: TestUser;
let path: { project: number; section: number; string: number };
let ids: number[];

const say = async (text: string, params = path) =>
  (await anna.does(addComment, { params, body: { text } })).id;

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
  const { strings } = await projectOf(anna);
  const [first, second] = strings;
  path = first ?? expect.fail();
  ids = [];
  for (let n = 0; n < 7; n++) ids.push(await say(`${n}`, n === 3 ? second : first));
});

test('comments come page by page, each after the last of the one before', async () => {
  const { string, ...section } = path;
  const read: number[] = [];
  for (let after: number | undefined; ; after = read.at(-1)) {
    const page = await anna.does(listSectionComments, { params: section, query: { limit: 3, after } });
    expect(page.length).toBeLessThanOrEqual(3);
    if (page.length === 0) break;
    read.push(...page.map(({ id }) => id));
    if (read.length === 3) await anna.does(deleteComment, { params: { ...path, comment: ids[0] ?? 0 } });
  }
  expect(read).toEqual(ids);
});

test('all of a string’s come when no limit is named', async () => {
  const own = ids.filter((_, n) => n !== 3);
  expect((await anna.does(listComments, { params: path, query: {} })).map(({ id }) => id)).toEqual(own);
  const query = { after: own[3], limit: 1 };
  expect((await anna.does(listComments, { params: path, query })).map(({ id }) => id)).toEqual([own[4]]);
});

test.each([
  [{ limit: 0 }, '400 limit min'],
  [{ limit: 1001 }, '400 limit max'],
  [{ limit: 'x' }, '400 limit number'],
  [{ after: 0 }, '400 after min'],
  [{ after: -1 }, '400 after min'],
])('a page is refused: %j', async (query, refusal) => {
  expect(await anna.tries(listComments, { params: path, query })).toBe(refusal);
});

test('edits at the same moment each log the text that they found', async () => {
  const comment = await say('0');
  const params = { ...path, comment };
  const edits = Array.from({ length: 10 }, (_, n) =>
    anna.does(editComment, { params, body: { text: `${n + 1}` } }),
  );
  await Promise.all(edits);
  const lines = await testApp.sql<{ before: string; after: string }[]>`
    SELECT data #>> '{acts,text,0}' AS before, data #>> '{acts,text,1}' AS after
    FROM log WHERE comment_id = ${comment} AND w = 25`;
  const next = new Map(lines.map(({ before, after }) => [before, after]));
  let text = '0';
  for (let n = 0; n < 10; n++) text = next.get(text) ?? expect.fail(`nothing follows ${text}`);
});

test('of edits that have seen the same text one wins; of deletions one is logged', async () => {
  const made = await anna.does(addComment, { params: path, body: { text: 'seen' } });
  const params = { ...path, comment: made.id };
  const body = (n: number) => ({ text: `${n}`, updated_at: made.updated_at });
  const edits = Array.from({ length: 6 }, (_, n) => anna.asks(editComment, { params, body: body(n) }));
  const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  await Promise.all(Array.from({ length: 6 }, () => anna.does(deleteComment, { params })));
  expect(await testApp.sql`SELECT FROM log WHERE comment_id = ${made.id} AND w = 34`).toHaveLength(1);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});
