import { expect, onTestFinished, test } from 'vitest';
import { getMember, grantRole, removeMember } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { ROLES, type RoleName } from '#domain/core/access/roles.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { runWhileLocked } from '../../../test/run-while-locked.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

const idOf = (name: RoleName) => ROLES.findIndex((role) => role.name === name);

/** A project with two members in these roles, and a function that changes a role. */
async function team(borisAs: RoleName, claraAs: RoleName = 'translator') {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, borisAs);
  await joinAs(testApp, clara, project, claraAs);
  const of = (user: TestUser) => ({ params: { project: project.id, user: user.id } });
  return {
    project,
    of,
    to: (user: TestUser, role: RoleName) => ({ ...of(user), body: { role_id: idOf(role) } }),
  };
}

const grants = (id: number) => testApp.sql`
  SELECT actor_id AS by, user_id AS who, data FROM log WHERE project_id = ${id} AND w = 11 ORDER BY id`;

test('a granted role holds at once, and the log tells the old and the new one', async () => {
  const { project, to } = await team('moderator');
  expect(await boris.does(grantRole, to(clara, 'redactor'))).toMatchObject({
    role_id: 3,
    role_name: 'redactor',
  });
  await anna.does(grantRole, to(clara, 'administrator'));
  expect(await grants(project.id)).toEqual([
    {
      by: boris.id,
      who: clara.id,
      data: { n: 'clara', r: 'redactor', acts: { role: ['translator', 'redactor'] } },
    },
    {
      by: anna.id,
      who: clara.id,
      data: { n: 'clara', r: 'administrator', acts: { role: ['redactor', 'administrator'] } },
    },
  ]);
  await clara.does(editProject, { params: { project: project.id }, body: { description: 'Now I may' } });
});

test('granting a role that one has changes nothing and is not logged', async () => {
  const { project, to } = await team('moderator');
  expect(await boris.does(grantRole, to(clara, 'translator'))).toMatchObject({ role_id: 4 });
  expect(await grants(project.id)).toEqual([]);
});

test.each([
  ['400 role_id required', {}],
  ['400 role_id required', { role_id: null }],
  ['400 role_id number', { role_id: '3' }],
  ['400 role_id number', { role_id: 3.5 }],
  ['400 role_id choice', { role_id: 0 }],
  ['400 role_id choice', { role_id: 6 }],
  ['400 role_id choice', { role_id: -1 }],
  ['400 body required', undefined],
])('a role is refused: %s', async (refusal, body) => {
  const { of } = await team('translator');
  expect(await anna.tries(grantRole, { ...of(boris), body })).toBe(refusal);
});

test('manager-level roles are given and taken by the owner alone, and nobody changes their own', async () => {
  const { project, to } = await team('administrator', 'moderator');
  const dora = await testApp.signUp('dora');
  await joinAs(testApp, dora, project, 'translator');
  expect(await boris.tries(grantRole, to(dora, 'moderator'))).toBe('403 role role');
  expect(await boris.tries(grantRole, to(clara, 'translator'))).toBe('403 role role');
  expect(await boris.tries(grantRole, to(anna, 'translator'))).toBe('403 role role');
  expect(await boris.tries(grantRole, to(boris, 'translator'))).toBe('403 role_id own');
  expect(await anna.tries(grantRole, to(anna, 'administrator'))).toBe('403 role_id own');
  expect(await dora.tries(grantRole, to(dora, 'proficient'))).toBe('403 role role');
  expect(await testApp.guest.tries(grantRole, to(dora, 'proficient'))).toBe('401 session signedOut');
});

test('one who is no member has no role to change', async () => {
  const { to } = await team('moderator');
  const stranger = await testApp.signUp('stranger');
  expect(await boris.tries(grantRole, to(stranger, 'redactor'))).toBe('404 member gone');
  expect(await stranger.tries(grantRole, to(clara, 'redactor'))).toBe('403 project hidden');
});

test('roles are granted in every status', async () => {
  const { project, to } = await team('moderator');
  for (const [status, role] of [
    ['frozen', 'redactor'],
    ['closed', 'proficient'],
  ] as const) {
    await testApp.sql`UPDATE projects SET status = ${status} WHERE id = ${project.id}`;
    await boris.does(grantRole, to(clara, role));
  }
});

test('of two grants at once the later holds, and the log tells of both in their order', async () => {
  const { project, of, to } = await team('moderator');
  await Promise.all([
    anna.does(grantRole, to(clara, 'redactor')),
    boris.does(grantRole, to(clara, 'proficient')),
    anna.does(grantRole, to(clara, 'redactor')),
    boris.does(grantRole, to(clara, 'proficient')),
  ]);
  const lines = await testApp.sql<{ before: string; after: string }[]>`
    SELECT data -> 'acts' -> 'role' ->> 0 AS before, data -> 'acts' -> 'role' ->> 1 AS after
    FROM log WHERE project_id = ${project.id} AND w = 11 ORDER BY id`;
  expect(lines.map(({ before }) => before)).toEqual([
    'translator',
    ...lines.slice(0, -1).map(({ after }) => after),
  ]);
  expect((await anna.does(getMember, of(clara))).role_name).toBe(lines.at(-1)?.after);
});

test('two managers whom the owner demotes at that moment raise nobody', async () => {
  const { project, to } = await team('moderator');
  const answer = await runWhileLocked(
    testApp,
    async (tx) => {
      await lockProject(tx, project.id);
      await tx`UPDATE members SET role_id = 4 WHERE project_id = ${project.id} AND user_id = ${boris.id}`;
    },
    () => boris.tries(grantRole, to(clara, 'redactor')),
  );
  expect(answer).toBe('403 role role');
});

test('one who was made a manager at that moment is out of another manager’s reach', async () => {
  const { project, of, to } = await team('moderator');
  const answer = await runWhileLocked(
    testApp,
    async (tx) => {
      await lockProject(tx, project.id);
      await tx`UPDATE members SET role_id = 2 WHERE project_id = ${project.id} AND user_id = ${clara.id}`;
    },
    () =>
      Promise.all([boris.tries(grantRole, to(clara, 'translator')), boris.tries(removeMember, of(clara))]),
  );
  expect(answer).toEqual(['403 role role', '403 role role']);
});

test('a grant to one who is turned out at that moment makes no member of them', async () => {
  const { project, of, to } = await team('translator');
  const [granted, removed] = await Promise.all([
    anna.asks(grantRole, to(boris, 'redactor')),
    anna.asks(removeMember, of(boris)),
  ]);
  expect([200, 404]).toContain(granted.statusCode);
  expect(removed.statusCode).toBe(204);
  expect(await anna.tries(getMember, of(boris))).toBe('404 member gone');
  expect((await grants(project.id)).length).toBe(granted.statusCode === 200 ? 1 : 0);
});

test('a grant reads its reply before its commit, because the member may be turned out right after it', async () => {
  const { to } = await team('translator');
  const sent: string[] = [];
  const { debug } = testApp.sql.options;
  testApp.sql.options.debug = (_connection, query) => sent.push(query);
  onTestFinished(() => {
    testApp.sql.options.debug = debug;
  });
  await anna.does(grantRole, to(boris, 'redactor'));
  expect(sent.at(-1)).toMatch(/commit/i);
});
