import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { SCOPES, type Scope } from '#domain/core/access/scopes.ts';
import { callOf, EXAMPLES, makerOf } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { openTestApp, type TestApp, type TestUser } from '../test-app.ts';
import { CLASSES, isAnybodys, PARTS } from './classes.ts';

// The scope that a call needs is stored with its route, where the reference reads it and every guard that loads a user checks
// it. So each guard
// is tried by programs of everybody with its scope, and by some with another; each call by one program with its scope, and by
// one with all others.

let testApp: TestApp;
let users: TestUsers;

/** Those with a session, who can make tokens. */
const USERS = PARTS.slice(2);

beforeAll(async () => {
  testApp = await openTestApp({ PROJECTS_PER_USER: '100000' });
  users = await openTestUsers(testApp);
});

const programs = new Map<string, Promise<TestUser>>();

/** The program of a user, with an API token of these scopes. */
function programOf(part: keyof TestUsers, scopes: readonly Scope[]): Promise<TestUser> {
  const key = [part, ...scopes].join(' ');
  const program = programs.get(key) ?? testApp.byToken(users[part], [...scopes]);
  programs.set(key, program);
  return program;
}

const needOf = (example: string) => EXAMPLES[example]?.token ?? expect.fail(`${example} has an example`);
const isScope = (needs: string): needs is Scope => SCOPES.some((scope) => scope === needs);
const allBut = (needs: string) => SCOPES.filter((scope) => scope !== needs);

/** Makes the call of an example with a user's token: `+`, or `403 token scope`. */
async function tryBy(
  example: string,
  part: keyof TestUsers,
  scopes: readonly Scope[],
  filled: FilledProject,
): Promise<string> {
  const { endpoint, ask } = EXAMPLES[example] ?? expect.fail(`${example} has an example`);
  const program = await programOf(part, scopes);
  const answer = await program.asks(endpoint, await ask(filled, users[part]));
  if (answer.statusCode < 400) return '+';
  const [{ key, kind }] = answer.json().errors;
  return `${answer.statusCode} ${key} ${kind}`;
}

const ADMIT_TOKENS = CLASSES.filter(({ example }) => isScope(needOf(example)));

test.each(ADMIT_TOKENS)(
  'with its scope a token has its user’s rights: $guard',
  async ({ example, rights }) => {
    const needs = needOf(example) as Scope;
    let filled: FilledProject | undefined;
    let letters = '';
    for (const part of USERS) {
      filled ??= await fillProject(testApp, users);
      const outcome = await tryBy(example, part, [needs], filled);
      letters += outcome === '+' ? '+' : outcome[2];
      if (outcome === '+' && EXAMPLES[example]?.endpoint.method !== 'GET') filled = undefined;
    }
    expect(letters).toBe(rights({ visibility: 'public', status: 'opened' }).slice(2));
  },
);

test.each(ADMIT_TOKENS)('with another scope nobody’s token is let in: $guard', async ({ example }) => {
  const filled = await fillProject(testApp, users);
  for (const part of ['stranger', 'owner'] as const)
    for (const scope of allBut(needOf(example)))
      expect(await tryBy(example, part, [scope], filled)).toBe('403 token scope');
});

const EVERY_EXAMPLE = Object.keys(EXAMPLES).map((name) => ({ name, needs: needOf(name) }));
const OF_A_SCOPE = EVERY_EXAMPLE.filter(
  ({ name, needs }) => isScope(needs) && !EXAMPLES[name]?.needsTwoScopes,
);

test.each(OF_A_SCOPE)('a token needs $needs, and no more: $name', async ({ name, needs }) => {
  const filled = await fillProject(testApp, users);
  const actor = makerOf(name);
  expect(await tryBy(name, actor, allBut(needs), filled)).toBe('403 token scope');
  if (isAnybodys(name)) expect(await tryBy(name, actor, [needs as Scope], filled)).toBe('+');
});

const OF_SESSIONS = EVERY_EXAMPLE.filter(({ needs }) => needs === 'session');
const isTriedWhole = (name: string) => CLASSES.some(({ example }) => example === name);

test.each(OF_SESSIONS)('no token is let in: $name', async ({ name }) => {
  const filled = await fillProject(testApp, users);
  const actor = makerOf(name);
  const refusal = actor === 'siteAdmin' ? '404 address gone' : '403 token sessionOnly';
  const tried = [SCOPES, ...(isTriedWhole(name) ? SCOPES.map((scope) => [scope]) : [])];
  for (const scopes of tried) expect(await tryBy(name, actor, scopes, filled)).toBe(refusal);
});

test('the reference says what each call needs', async () => {
  type Operation = { security: Record<string, string[]>[] };
  const { paths }: { paths: Record<string, Record<string, Operation>> } = (
    await testApp.app.inject({ url: '/api/openapi.json' })
  ).json();
  const described = CALLS.map(({ name, method, path }) => {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const [first] = operation?.security ?? expect.fail(`${name} is described`);
    return [name, first ? (first.token?.[0] ?? 'session') : 'nothing'] as const;
  });
  expect(new Map(described)).toEqual(new Map(EVERY_EXAMPLE.map(({ name, needs }) => [callOf(name), needs])));
});
