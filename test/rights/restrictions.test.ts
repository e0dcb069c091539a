import { beforeAll, expect, test } from 'vitest';
import { EXAMPLES, makerOf } from '../calls/examples.ts';
import { fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { LIMITED } from './table.ts';

let testApp: TestApp;
let cast: TestUsers;

beforeAll(async () => {
  testApp = await openTestApp();
  cast = await openTestUsers(testApp);
});

/** Examples that nobody may make, restricted or not. */
const NOBODYS = [
  'removeMember the owner',
  'grantRole to the owner',
  'grantRole to oneself',
  'castVote on one’s own',
  'editComment another’s',
  'undoEvent another’s',
  'answerMyInvite accept oneself',
];

const EVERYTHING = Object.keys(EXAMPLES).filter((name) => !NOBODYS.includes(name));

// Each makes a project for every example, which takes minutes on Citus.
const timeout = 300_000;

test.each(Object.entries(LIMITED))(
  'bit %s takes these acts and no other',
  { timeout },
  async (bit, refusals) => {
    const refused: Record<string, string> = {};
    for (const name of EVERYTHING) {
      const example = EXAMPLES[name] ?? expect.fail();
      const maker = cast[makerOf(name)];
      // What an example needs may be made by the same user, so it is made before.
      const asked = await example.ask(await fillProject(testApp, cast), maker);
      await testApp.sql`UPDATE users SET limitations = ${Number(bit)} WHERE id = ${maker.id}`;
      const person = (await example.by?.(testApp, maker)) ?? maker;
      const answer = await person.asks(example.endpoint, asked);
      await testApp.sql`UPDATE users SET limitations = 0 WHERE id = ${maker.id}`;
      if (answer.statusCode >= 400) {
        const { status, errors } = answer.json();
        refused[name] = `${status} ${errors[0].key} ${errors[0].kind}`;
      }
    }
    expect(refused).toEqual(refusals);
  },
);
