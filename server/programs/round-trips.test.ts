import { beforeAll, describe, expect } from 'vitest';
import { Bytes } from '#contract/core/values.ts';
import { getPush } from '#contract/notices/push.ts';
import { EXAMPLES, makeCall, makerOf } from '../../test/calls/examples.ts';
import { type FilledProject, fillProject } from '../../test/calls/filled-project.ts';
import { ownMany } from '../../test/calls/own-many.ts';
import { openTestUsers, type TestUsers } from '../../test/calls/test-users.ts';
import { testOnOneServer } from '../../test/citus/on-one-server.ts';
import { countQueries } from '../../test/count-queries.ts';
import { isAnybodys } from '../../test/rights/classes.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

let testApp: TestApp;
let users: TestUsers;

beforeAll(async () => {
  testApp = await openTestApp();
  users = await openTestUsers(testApp);
});

/** Examples that go from section to section. */
const BY_SECTION = [
  'countFailedChecks',
  'findNextString',
  'findTexts',
  'joinFamily',
  'listFindings',
  'listMatchingStrings',
  'openEditorPage',
];

/** The project of the next call; a new one after something was written to it. */
let filled: FilledProject | undefined;

/** The round trips of an example, on a project with so many rows more of everything that is listed. */
async function tripsOf(name: string, rows: number): Promise<number> {
  const example = EXAMPLES[name] ?? expect.fail(name);
  const { endpoint, ask, by } = example;
  const maker = users[makerOf(name)];
  // The guard runs again if the worker that reads a file had to be started first.
  if (endpoint.body === Bytes) await makeCall(testApp, example, await fillProject(testApp, users), maker);
  const isShared = endpoint.method === 'GET' && !BY_SECTION.includes(name);
  if (!isShared || !filled)
    filled = await fillProject(testApp, users, { rows, ...(BY_SECTION.includes(name) && { sections: 0 }) });
  const asked = await ask(filled, maker);
  const person = (await by?.(testApp, maker)) ?? maker;
  let status = 0;
  const trips = await countQueries(testApp, async () => {
    status = (await person.asks(endpoint, asked)).statusCode;
  });
  expect(`${name} ${status < 400}`).toBe(`${name} true`);
  if (!isShared) filled = undefined;
  return trips;
}

/** Undoes what the first call of some examples changes, and makes what it makes, and what is listed outside of projects. */
async function prepare(amount: number) {
  filled = undefined;
  await testApp.sql`UPDATE users SET limitations = 0, site_admin = false WHERE id = ${users.newcomer.id}`;
  await testApp.sql`UPDATE users SET language = 'ru' WHERE id = ${users.moderator.id}`;
  await users.moderator.does(getPush, {});
  for (const who of [users.moderator, users.siteAdmin]) await ownMany(testApp, users, who, amount);
}

const counted = testOnOneServer('round trips');
const EXPECTED = Object.entries(EXAMPLES).flatMap(([name, { trips }]) =>
  isAnybodys(name) ? [{ name, trips }] : [],
);

// The same calls on projects of two sizes.
describe.each([
  ['few rows', 0],
  ['many rows', 6],
])('with %s', (_, rows) => {
  beforeAll(() => prepare(1 + rows));

  counted.each(EXPECTED)('$name makes $trips round trips to the database', async ({ name, trips }) => {
    expect(await tripsOf(name, rows)).toBe(trips);
  });
});
