import { beforeAll, expect, test } from 'vitest';
import { EXAMPLES, makerOf } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { isAnybodys } from './classes.ts';
import { LIMITED } from './table.ts';

let testApp: TestApp;
let cast: TestUsers;

beforeAll(async () => {
  testApp = await openTestApp();
  cast = await openTestUsers(testApp);
});

const EVERYTHING = Object.keys(EXAMPLES).filter(isAnybodys);
const BITS = Object.keys(LIMITED).map(Number);
const sum = (bits: readonly number[]) => bits.reduce((all, bit) => all | bit, 0);

/** The project of the next example; a new one after something was written to it. */
let next: FilledProject | undefined;

/** The outcome of an example for a maker with these restrictions: `+`, or `403 comment limited`. */
async function outcomeOf(name: string, limitations: number): Promise<string> {
  const example = EXAMPLES[name] ?? expect.fail();
  const maker = cast[makerOf(name)];
  next ??= await fillProject(testApp, cast);
  // What an example needs may be made by the same user, so it is made before.
  const asked = await example.ask(next, maker);
  await testApp.sql`UPDATE users SET limitations = ${limitations} WHERE id = ${maker.id}`;
  const person = (await example.by?.(testApp, maker)) ?? maker;
  const answer = await person.asks(example.endpoint, asked);
  await testApp.sql`UPDATE users SET limitations = 0 WHERE id = ${maker.id}`;
  if (answer.statusCode < 400) {
    if (example.endpoint.method !== 'GET') next = undefined;
    return '+';
  }
  const { status, errors } = answer.json();
  return `${status} ${errors[0].key} ${errors[0].kind}`;
}

// A restriction only takes. So what all together leave, each leaves.
// It makes a project for every example, which takes minutes on Citus.
test('all restrictions together take these acts and no other', { timeout: 300_000 }, async () => {
  const refused: Record<string, string> = {};
  for (const name of EVERYTHING) {
    const outcome = await outcomeOf(name, sum(BITS));
    if (outcome !== '+') refused[name] = outcome;
  }
  expect(refused).toEqual(Object.assign({}, ...Object.values(LIMITED)));
});

test.each(Object.entries(LIMITED))(
  'bit %s takes its acts, and the others leave them',
  async (bit, refusals) => {
    const others = sum(BITS.filter((one) => one !== Number(bit)));
    for (const [name, refusal] of Object.entries(refusals)) {
      expect([name, await outcomeOf(name, Number(bit))]).toEqual([name, refusal]);
      expect([name, await outcomeOf(name, others)]).toEqual([name, '+']);
    }
  },
);
