import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { ROLE_PERMISSIONS, type RolePermission } from '#domain/core/access/roles.ts';
import { guardOf, permissionOf } from '../../server/core/endpoints/permission-of.ts';
import { callOf, EXAMPLES, type Example, makeCall } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { giveCustomRole } from '../calls/give-custom-role.ts';
import { openTestUsers, type TestUsers, type UserName } from '../calls/test-users.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import {
  CLASSES,
  FINER,
  type GuardClass,
  guardClassOf,
  PARTS,
  PLAIN,
  type ProjectKind,
  sharedGuard,
} from './classes.ts';

// Who may make a call follows from its guard, and from what its handler asks besides. So each guard is tried in all kinds of projects by
// everybody; each call is registered with the guard of the table, the very same function; what is asked beyond the guard is tried in all
// kinds of projects by those whom the guard admits. A call of which the guard alone decides is made by one whom it just admits, in each
// visibility and each status once, and by one whom it just refuses.

let testApp: TestApp;
let users: TestUsers;

beforeAll(async () => {
  testApp = await openTestApp({ PROJECTS_PER_USER: '100000' });
  users = await openTestUsers(testApp);
});

const exampleOf = (name: string): Example => EXAMPLES[name] ?? expect.fail(`${name} has an example`);
const nameOf = ({ visibility, status }: ProjectKind) => `${visibility} ${status}`;

/** A project of each kind that nothing has changed yet: what is refused, or only read, leaves it to the next call. */
const unchanged = new Map<string, FilledProject>();

/** The outcomes of an example for these users in a kind of project, in the letters of the table. */
async function lettersIn(name: string, kind: ProjectKind, parts: readonly UserName[]): Promise<string> {
  const example = exampleOf(name);
  let letters = '';
  for (const part of parts) {
    const filled = unchanged.get(nameOf(kind)) ?? (await fillProject(testApp, users, kind));
    const asked = example.ask(filled, users[part]);
    const { statusCode } = await makeCall(testApp, { ...example, ask: () => asked }, filled, users[part]);
    if (statusCode >= 500) expect.fail(`${name} answered ${statusCode}`);
    letters += statusCode >= 400 ? statusCode % 10 : '+';
    const isPrepared = asked instanceof Promise || example.by !== undefined;
    const isWritten = statusCode < 400 && example.endpoint.method !== 'GET';
    if (isPrepared || isWritten) unchanged.delete(nameOf(kind));
    else unchanged.set(nameOf(kind), filled);
  }
  return letters;
}

/** The outcomes in these kinds of projects; not all at once, because only a few imports of one user may wait. */
async function rightsIn(kinds: readonly ProjectKind[], lettersOf: (kind: ProjectKind) => Promise<string>) {
  const rows: [string, string][] = [];
  for (const some of Object.values(Object.groupBy(kinds, ({ visibility }) => visibility)))
    rows.push(
      ...(await Promise.all(
        some.map(async (kind) => [nameOf(kind), await lettersOf(kind)] as [string, string]),
      )),
    );
  return Object.fromEntries(rows);
}

/**
 * Who tries a guard: everybody. A guard with a permission asks first whether the user is a member, all of them by the same
 * code, so that only the first one is tried by all who are none.
 */
const triedBy = ({ guard }: GuardClass): readonly UserName[] =>
  guard.startsWith('memberWith ') && guard !== 'memberWith can_translate'
    ? PARTS.filter((part) => !['banned', 'stranger', 'requester'].includes(part))
    : PARTS;

test.each(CLASSES)('whom a guard admits: $guard', async (behind) => {
  const { example, kinds, rights } = behind;
  const parts = triedBy(behind);
  const found = await rightsIn(kinds, (kind) => lettersIn(example, kind, parts));
  const expected = (kind: ProjectKind) => parts.map((part) => rights(kind)[PARTS.indexOf(part)]).join('');
  expect(found).toEqual(Object.fromEntries(kinds.map((kind) => [nameOf(kind), expected(kind)])));
});

test('every call has an example, and the guard that the example names', () => {
  const calls = CALLS.map(({ name }) => name);
  expect(Object.keys(EXAMPLES).map(callOf)).toEqual(expect.arrayContaining(calls));
  const wrong = Object.entries(EXAMPLES).filter(([name, { endpoint, guard: named }]) => {
    const { guard, example, permission } = guardClassOf(named);
    const registered = guardOf(endpoint) ?? expect.fail(`${name} is registered`);
    const expected = sharedGuard(guard) ?? guardOf(exampleOf(example).endpoint);
    return registered !== expected || permissionOf(registered) !== permission;
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('a guard that belongs to a few calls is none of the shared ones', () => {
  const own = CLASSES.filter(({ guard }) => sharedGuard(guard) === undefined);
  const shared = CLASSES.filter((one) => !own.includes(one)).map(({ example }) =>
    guardOf(exampleOf(example).endpoint),
  );
  for (const { example } of own) expect(shared).not.toContain(guardOf(exampleOf(example).endpoint));
});

/** The users whom the guard admits in a kind of project. */
const admitted = ({ rights }: GuardClass, kind: ProjectKind) =>
  PARTS.filter((_, nth) => rights(kind)[nth] === '+');

test.each(FINER)(
  'who may, of those whom the guard admits: $name',
  async ({ name, behind, kinds, rights }) => {
    const found = await rightsIn(kinds, async (kind) => {
      const parts = admitted(behind, kind);
      const letters = await lettersIn(name, kind, parts);
      return PARTS.map((part, nth) => letters[parts.indexOf(part)] ?? behind.rights(kind)[nth]).join('');
    });
    expect(found).toEqual(Object.fromEntries(kinds.map((kind) => [nameOf(kind), rights(kind)])));
  },
);

const OPEN: ProjectKind = { visibility: 'public', status: 'opened' };

/** The users from the one with the fewest rights to the one with the most. */
const WEAKEST_FIRST: readonly UserName[] = [...PARTS.slice(0, 6), ...PARTS.slice(6).reverse()];
const weakestAdmitted = (behind: GuardClass, kind: ProjectKind) =>
  WEAKEST_FIRST.find((part) => admitted(behind, kind).includes(part));

/** The refused user with the most rights, in the first of these kinds in which somebody is refused. */
function strongestRefused(behind: GuardClass): { part: UserName; kind: ProjectKind } | undefined {
  const kinds = [OPEN, { ...OPEN, visibility: 'private' }, { ...OPEN, visibility: 'closed' }] as const;
  const tried = behind.kinds.length > 1 ? kinds : [OPEN];
  return tried
    .flatMap((kind) => WEAKEST_FIRST.map((part) => ({ part, kind })))
    .findLast(({ part, kind }, _, all) => {
      const [first] = all.filter((one) => !admitted(behind, one.kind).includes(one.part));
      return kind === first?.kind && !admitted(behind, kind).includes(part);
    });
}

const isRolePermission = (permission: string | undefined): permission is RolePermission =>
  ROLE_PERMISSIONS.some((one) => one === permission);

/** The outcome of an example for a member of a custom role with these permissions. */
async function byCustomRole(name: string, filled: FilledProject, permissions: readonly RolePermission[]) {
  await giveCustomRole(testApp, filled, users.translator, permissions);
  const response = await makeCall(testApp, exampleOf(name), filled, users.translator);
  if (response.statusCode < 400) return '+';
  const { errors } = response.json<{ errors: { key: string; kind: string }[] }>();
  return `${response.statusCode} ${errors[0]?.key} ${errors[0]?.kind}`;
}

const ASK_A_PERMISSION = PLAIN.filter(({ behind }) => isRolePermission(behind.permission));

test.each(ASK_A_PERMISSION)(
  'a role with $behind.permission alone may, one with every other permission may not: $name',
  async ({ name, behind }) => {
    const permission = behind.permission as RolePermission;
    const filled = await fillProject(testApp, users);
    const others = ROLE_PERMISSIONS.filter((one) => one !== permission);
    expect(await byCustomRole(name, filled, others)).toBe('403 role role');
    expect(await byCustomRole(name, filled, [permission, ...(exampleOf(name).also ?? [])])).toBe('+');
  },
);

const ASK_NO_PERMISSION = PLAIN.filter((one) => !ASK_A_PERMISSION.includes(one));

test.each(ASK_NO_PERMISSION)(
  'one may who is just admitted, and not who is just refused: $name',
  async ({ name, behind }) => {
    const may = weakestAdmitted(behind, OPEN) ?? expect.fail();
    expect(`${may} ${await lettersIn(name, OPEN, [may])}`).toBe(`${may} +`);
    const refused = strongestRefused(behind);
    if (!refused) return;
    const { part, kind } = refused;
    expect(`${part} ${await lettersIn(name, kind, [part])}`).toBe(
      `${part} ${behind.rights(kind)[PARTS.indexOf(part)]}`,
    );
  },
);

/** With {@link OPEN}: each visibility and each status once. */
const OTHER_KINDS: readonly ProjectKind[] = [
  { visibility: 'closed', status: 'frozen' },
  { visibility: 'private', status: 'closed' },
];

test.each(PLAIN.filter(({ behind }) => behind.kinds.length > 1))(
  'no visibility and no status matters but to the guard: $name',
  async ({ name, behind }) => {
    for (const kind of OTHER_KINDS) {
      const may = weakestAdmitted(behind, kind);
      if (may)
        expect(`${nameOf(kind)} ${may} ${await lettersIn(name, kind, [may])}`).toBe(
          `${nameOf(kind)} ${may} +`,
        );
    }
  },
);
