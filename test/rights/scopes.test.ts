import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { SCOPES, type Scope } from '#domain/access/scopes.ts';
import { callOf, EXAMPLES, makerOf } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { COLUMNS, openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { openTestApp, type TestApp, type TestUser } from '../test-app.ts';
import { readRights } from './read-rights.ts';
import { NEED_TWO_SCOPES, PROJECT_RIGHTS, SITE_RIGHTS, TOKEN_NEEDS } from './table.ts';

type Part = keyof TestUsers;

let testApp: TestApp;
let cast: TestUsers;
/** The programs of all users, with an API token of one scope each. */
let programs: Record<Scope, Partial<Record<Part, TestUser>>>;

const USERS = COLUMNS.slice(1);

beforeAll(async () => {
  testApp = await openTestApp({ PROJECTS_PER_USER: '100000' });
  cast = await openTestUsers(testApp);
  const ofScope = async (scope: Scope) => {
    const parts: Part[] = USERS.flat();
    const people = parts.map(async (part) => [part, await testApp.byToken(cast[part], [scope])] as const);
    return [scope, Object.fromEntries(await Promise.all(people))] as const;
  };
  programs = Object.fromEntries(await Promise.all(SCOPES.map(ofScope))) as typeof programs;
});

const NEEDS = new Map(
  TOKEN_NEEDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [needs = '', ...calls] = line.split(/ +/);
      return calls.map((call) => [call, needs] as const);
    }),
);

test('the table of scopes has every call once', () => {
  expect([...NEEDS.keys()].sort()).toEqual(CALLS.map(({ name }) => name).sort());
});

const programOf = (part: Part, scope: Scope) => programs[scope][part] ?? expect.fail(`${part} has a token`);

/** Makes the call of an example with a user's token: `+`, or `403 token scope`. */
async function tryBy(example: string, part: Part, scope: Scope, filled: FilledProject): Promise<string> {
  const { endpoint, ask } = EXAMPLES[example] ?? expect.fail(`${example} has an example`);
  const answer = await programOf(part, scope).asks(endpoint, await ask(filled, cast[part]));
  if (answer.statusCode < 400) return '+';
  const [{ key, kind }] = answer.json().errors;
  return `${answer.statusCode} ${key} ${kind}`;
}

const EVERY_EXAMPLE = Object.keys(EXAMPLES).map((name) => ({ name, needs: NEEDS.get(callOf(name)) ?? '' }));
const isScope = (needs: string): needs is Scope => SCOPES.some((scope) => scope === needs);

const OF_A_SCOPE = EVERY_EXAMPLE.filter(
  ({ name, needs }) => isScope(needs) && !NEED_TWO_SCOPES.includes(name),
);
test.each(OF_A_SCOPE)('a token without $needs is refused: $name', async ({ name, needs }) => {
  const filled = await fillProject(testApp, cast);
  for (const scope of SCOPES.filter((other) => other !== needs)) {
    expect(await tryBy(name, makerOf(name), scope, filled)).toBe('403 token scope');
  }
});

const CELLS = new Map(
  [PROJECT_RIGHTS, SITE_RIGHTS].flatMap(readRights).map(({ name, cells }) => [name, cells[0] ?? '']),
);

test.each(OF_A_SCOPE)('with $needs a token has its user’s rights: $name', async ({ name, needs }) => {
  let filled: FilledProject | undefined;
  const groups = [];
  for (const group of USERS) {
    let letters = '';
    for (const part of group) {
      filled ??= await fillProject(testApp, cast);
      const outcome = await tryBy(name, part, needs as Scope, filled);
      letters += outcome === '+' ? '+' : outcome[2];
      if (outcome === '+' && EXAMPLES[name]?.endpoint.method !== 'GET') filled = undefined;
    }
    groups.push(letters);
  }
  expect(groups.join(' ')).toBe(CELLS.get(name)?.split(' ').slice(1).join(' '));
});

const OF_SESSIONS = EVERY_EXAMPLE.filter(({ needs }) => needs === 'session');
test.each(OF_SESSIONS)('no token is let in: $name', async ({ name }) => {
  const filled = await fillProject(testApp, cast);
  const maker = makerOf(name);
  for (const scope of SCOPES) {
    const refusal = maker === 'siteAdmin' ? '404 address gone' : '403 token sessionOnly';
    expect(await tryBy(name, maker, scope, filled)).toBe(refusal);
  }
});

test('the reference says what each call needs', async () => {
  type Operation = { security: Record<string, string[]>[] };
  const { paths }: { paths: Record<string, Record<string, Operation>> } = (
    await testApp.app.inject({ url: '/api/openapi.json' })
  ).json();
  const said = CALLS.map(({ name, method, path }) => {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const [first] = operation?.security ?? expect.fail(`${name} is described`);
    return [name, first ? (first.token?.[0] ?? 'session') : 'nothing'] as const;
  });
  expect(new Map(said)).toEqual(new Map(CALLS.map(({ name }) => [name, NEEDS.get(name)])));
});
