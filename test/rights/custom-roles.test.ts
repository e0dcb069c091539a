import { beforeAll, expect, test } from 'vitest';
import { ROLE_PERMISSIONS, type RolePermission } from '#domain/access/roles.ts';
import { askedByGuards } from '../calls/asked-by-guards.ts';
import { makeCall } from '../calls/example.ts';
import { callOf, EXAMPLES } from '../calls/examples.ts';
import { fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

let testApp: TestApp;
let cast: TestUsers;
let asked: Awaited<ReturnType<typeof askedByGuards>>;

beforeAll(async () => {
  testApp = await openTestApp({ PROJECTS_PER_USER: '100000' });
  cast = await openTestUsers(testApp);
  asked = await askedByGuards(testApp);
});

/** The plain example of each call that a permission alone admits to. */
const examplesFor = (permission: RolePermission) =>
  Object.keys(EXAMPLES).filter((name) => callOf(name) === name && asked.get(name) === permission);

/** What an example answers a member whose custom role has these permissions. */
async function answer(name: string, permissions: readonly RolePermission[]) {
  const filled = await fillProject(testApp, cast);
  await testApp.sql`
    WITH role AS (
      INSERT INTO roles (project_id, name, permissions, position)
      VALUES (${filled.project}, 'Of the test', ${[...permissions]}::text[], 6000) RETURNING id
    )
    UPDATE members SET role_id = role.id FROM role
    WHERE project_id = ${filled.project} AND user_id = ${cast.translator.id}`;
  const response = await makeCall(testApp, EXAMPLES[name] ?? expect.fail(), filled, cast.translator);
  if (response.statusCode < 400) return 'done';
  const { errors } = response.json<{ errors: { key: string; kind: string }[] }>();
  return `${response.statusCode} ${errors[0]?.key} ${errors[0]?.kind}`;
}

/** Calls that need more in their example: to give a role one has what it permits, and an import with translations translates. */
const ALSO: Readonly<Record<string, readonly RolePermission[]>> = {
  createRole: ['can_translate'],
  editRole: ['can_translate'],
  deleteRole: ['can_translate'],
  makeInviteLink: ['can_translate'],
  revokeInviteLink: ['can_translate'],
  importStrings: ['can_translate'],
  pushFile: ['can_translate', 'can_manage_sections'],
};

test.each(ROLE_PERMISSIONS)(
  'a role with all but %s is refused every call that needs it',
  async (permission) => {
    const others = ROLE_PERMISSIONS.filter((one) => one !== permission);
    for (const name of examplesFor(permission))
      expect([name, await answer(name, others)]).toEqual([name, '403 role role']);
  },
);

test.each(ROLE_PERMISSIONS)('a role with %s alone makes the calls that need it', async (permission) => {
  for (const name of examplesFor(permission)) {
    const done = await answer(name, [permission, ...(ALSO[name] ?? [])]);
    expect([name, done]).not.toEqual([name, '403 role role']);
  }
});
