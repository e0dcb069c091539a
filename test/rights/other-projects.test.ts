import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { callOf, EXAMPLES } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { fingerprint } from '../stored.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let users: TestUsers;
let here: FilledProject;
let otherProject: FilledProject;

beforeAll(async () => {
  testApp = await openTestApp();
  users = await openTestUsers(testApp);
  here = await fillProject(testApp, users);
  // The same users with the same roles, which must give no right here. Only the translator has left.
  otherProject = await fillProject(testApp, users);
  await testApp.sql`DELETE FROM members WHERE project_id = ${here.project} AND user_id = ${users.translator.id}`;
  // What somebody has done could be reverted, although they have left.
  await testApp.sql`DELETE FROM log WHERE project_id = ${here.project} AND actor_id = ${users.translator.id}`;
});

const pathNames = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** Every call with the ids in its path below a project. */
const PLACES = CALLS.filter(({ path }) => /^\/api\/projects\/:project\/.*:/.test(path)).map(
  ({ name, path }) => ({
    name,
    ids: pathNames(path).filter((id) => id !== 'project'),
  }),
);

const exampleOf = (name: string) => EXAMPLES[Object.keys(EXAMPLES).find((key) => callOf(key) === name) ?? ''];

type Params = Record<string, unknown>;

/** The response to the owner, who makes the call with other values in its path. */
async function tryElsewhere(name: string, values: Params) {
  const { endpoint, ask } = exampleOf(name) ?? expect.fail();
  const asked = await ask(here, users.owner);
  return users.owner.tries(endpoint, { ...asked, params: { ...asked.params, ...values } });
}

test.each(PLACES)('$name: an id of another project is not there', async ({ name, ids }) => {
  const { ask } = exampleOf(name) ?? expect.fail();
  const foreign: Params = { ...(await ask(otherProject, users.owner)).params, user: users.translator.id };
  // Some examples change their project first.
  await ask(here, users.owner);
  const before = await fingerprint(testApp);
  for (const id of ids) {
    const refusal = `404 ${id === 'user' ? 'member' : id} gone`;
    expect(await tryElsewhere(name, { [id]: foreign[id] })).toBe(refusal);
    expect(await tryElsewhere(name, { [id]: 2 ** 53 - 1 })).toBe(refusal);
  }
  expect(await fingerprint(testApp)).toBe(before);
});

const IMPOSSIBLE = ['0', '-1', '1.5', 'é', '%', '9007199254740993', '9'.repeat(40)];

test.each(PLACES)('$name: the shape of its path takes no id that can’t be one', async ({ name, ids }) => {
  const { endpoint, ask } = exampleOf(name) ?? expect.fail();
  const { params } = await ask(here, users.owner);
  const values = Object.fromEntries(Object.entries(Object(params)).map(([id, value]) => [id, String(value)]));
  const takes = (id: string, value = values[id]) =>
    endpoint.params.safeParse({ ...values, [id]: value }).success;
  for (const id of ids) {
    expect([id, takes(id)]).toEqual([id, true]);
    expect(IMPOSSIBLE.filter((value) => takes(id, value))).toEqual([]);
  }
});

/** Each id in a path once: every path is read by the shape of its call, and a name has the same shape in all of them. */
const EACH_ID = new Map(PLACES.toReversed().flatMap(({ name, ids }) => ids.map((id) => [id, name] as const)));

test.each([...EACH_ID])('%s: an id that can’t be one is refused', async (id, name) => {
  await exampleOf(name)?.ask(here, users.owner);
  const before = await fingerprint(testApp);
  for (const value of IMPOSSIBLE) {
    expect(await tryElsewhere(name, { [id]: value })).toMatch(new RegExp(`^400( ${id} \\w+)+$`));
  }
  expect(await fingerprint(testApp)).toBe(before);
});

test('what a body names in another project is refused', async () => {
  const { owner, translator } = users;
  const before = await fingerprint(testApp);
  const tries = async (name: string, body: object) => {
    const { endpoint, ask } = EXAMPLES[name] ?? expect.fail();
    return owner.tries(endpoint, { ...(await ask(here, owner)), body });
  };
  expect({
    order: await tries('rearrangeSections', { sections: otherProject.sections }),
    strings: await tries('rearrangeStrings', { strings: otherProject.strings }),
    copied: await tries('addStrings', [{ copy_of: otherProject.string }]),
    moved: await tries('editString', { section_id: otherProject.section }),
    answered: await tries('addComment', { text: 'So?', reply: otherProject.commentOf(owner) }),
    handed: await tries('editProject', { owner_id: translator.id }),
  }).toEqual({
    order: '409 sections order',
    strings: '409 strings order',
    copied: '400 copy_of unknown',
    moved: '400 section_id unknown',
    answered: '400 reply reply',
    handed: '400 owner_id unknown',
  });
  expect(await fingerprint(testApp)).toBe(before);
});
