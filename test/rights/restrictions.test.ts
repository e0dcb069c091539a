import { beforeAll, expect, test } from 'vitest';
import { EXAMPLES, makerOf } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { isAnybodys } from './classes.ts';

let testApp: TestApp;
let users: TestUsers;

beforeAll(async () => {
  testApp = await openTestApp();
  users = await openTestUsers(testApp);
});

const EVERYTHING = Object.keys(EXAMPLES).filter(isAnybodys);
/** What each bit takes, by the bit. */
const LIMITED = Map.groupBy(
  Object.entries(EXAMPLES).flatMap(([name, { limited = {} }]) =>
    Object.entries(limited).map(([bit, refusal]) => ({ bit: Number(bit), name, refusal })),
  ),
  ({ bit }) => bit,
);
const BITS = [...LIMITED.keys()];
const sum = (bits: readonly number[]) => bits.reduce((all, bit) => all | bit, 0);

/** The project of the next example; a new one after something was written to it. */
let next: FilledProject | undefined;

/** The outcome of an example for a maker with these restrictions: `+`, or `403 comment limited`. */
async function outcomeOf(name: string, limitations: number): Promise<string> {
  const example = EXAMPLES[name] ?? expect.fail();
  const actor = users[makerOf(name)];
  next ??= await fillProject(testApp, users);
  // What an example needs may be made by the same user, so it is made before.
  const asked = await example.ask(next, actor);
  await testApp.sql`UPDATE users SET limitations = ${limitations} WHERE id = ${actor.id}`;
  const person = (await example.by?.(testApp, actor)) ?? actor;
  const answer = await person.asks(example.endpoint, asked);
  await testApp.sql`UPDATE users SET limitations = 0 WHERE id = ${actor.id}`;
  if (answer.statusCode < 400) {
    if (example.endpoint.method !== 'GET') next = undefined;
    return '+';
  }
  const { status, errors } = answer.json();
  return `${status} ${errors[0].key} ${errors[0].kind}`;
}

const refusals = new Map([...LIMITED.values()].flat().map(({ name, refusal }) => [name, refusal]));

// A restriction only takes. So what all together leave, each leaves.
test.each(EVERYTHING)(
  'all restrictions together take what one of them takes, and nothing else: %s',
  async (name) => {
    expect(await outcomeOf(name, sum(BITS))).toBe(refusals.get(name) ?? '+');
  },
);

test('there are the bits of the specification', () => {
  expect(BITS.toSorted((a, b) => a - b)).toEqual([2, 4, 8, 16]);
});

test.each([...LIMITED])('bit %s takes its acts, and the others leave them', async (bit, taken) => {
  const others = sum(BITS.filter((one) => one !== bit));
  for (const { name, refusal } of taken) {
    expect([name, await outcomeOf(name, bit)]).toEqual([name, refusal]);
    expect([name, await outcomeOf(name, others)]).toEqual([name, '+']);
  }
});
