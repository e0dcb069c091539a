import { beforeAll, expect, test } from 'vitest';
import { grantRole, removeMember } from '#contract/projects/members.ts';
import { createProject, editProject, getProject } from '#contract/projects/projects.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { runWhileLocked } from '../../test/run-while-locked.ts';
import { openTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';
import { lockProject } from '../platform/database/directory-locks.ts';

const MOST = 3;
let testApp: TestApp;
let made = 0;

beforeAll(async () => {
  testApp = await openTestApp({ PROJECTS_PER_USER: String(MOST) });
});

/** A project with an owner, an administrator and a translator. */
async function team() {
  made += 1;
  const sign = (role: string) => testApp.signUp(`${role}_${made}`);
  const [owner, administrator, translator] = await Promise.all(['o', 'a', 't'].map(sign));
  if (!owner || !administrator || !translator) throw new Error('three have signed up');
  const { project } = await projectOf(owner);
  await joinAs(testApp, administrator, project, 'administrator');
  await joinAs(testApp, translator, project, 'translator');
  return { owner, administrator, translator, project, params: { project: project.id } };
}

const to = ({ id }: TestUser) => ({ owner_id: id });

const rolesIn = async (project: number) =>
  (
    await testApp.sql<{ role_id: number }[]>`
      SELECT role_id FROM members WHERE project_id = ${project} ORDER BY user_id`
  ).map(({ role_id }) => role_id);

test('the owner hands the project to a member and becomes administrator', async () => {
  const { owner, translator, project, params } = await team();
  const after = await owner.does(editProject, { params, body: { ...to(translator), description: 'Theirs' } });
  expect(after).toMatchObject({ owner_id: translator.id, role_id: 1, description: 'Theirs' });
  expect((await translator.does(getProject, { params })).role_id).toBe(0);
  const [line] = await testApp.sql`
    SELECT actor_id, user_id, data -> 'acts' AS acts FROM log WHERE project_id = ${project.id} AND w = 18`;
  expect(line).toEqual({
    actor_id: owner.id,
    user_id: translator.id,
    acts: { owner: [owner.username, translator.username], description: ['', 'Theirs'] },
  });
});

test('only the owner does, though an administrator may name who it is already', async () => {
  const { owner, administrator, translator, params } = await team();
  expect(await administrator.tries(editProject, { params, body: to(administrator) })).toBe('403 role role');
  expect(await translator.tries(editProject, { params, body: to(translator) })).toBe('403 role role');
  await administrator.does(editProject, { params, body: to(owner) });
});

test('to a member only, and to none who is banned', async () => {
  const { owner, translator, project, params } = await team();
  const stranger = await testApp.signUp(`s_${made}`);
  expect(await owner.tries(editProject, { params, body: to(stranger) })).toBe('400 owner_id unknown');
  await testApp.sql`UPDATE users SET banned = true WHERE id = ${translator.id}`;
  expect(await owner.tries(editProject, { params, body: to(translator) })).toBe('403 owner_id banned');
  expect(await rolesIn(project.id)).toContain(0);
});

test('nobody comes to own more projects than they may', async () => {
  const { owner, translator, params } = await team();
  for (let n = 0; n < MOST; n += 1) await projectOf(translator);
  expect(await owner.tries(editProject, { params, body: to(translator) })).toBe('403 owner_id tooMany');
});

test('nor by being given one while making another', async () => {
  const { owner, translator, project, params } = await team();
  for (let n = 1; n < MOST; n += 1) await projectOf(translator);
  const draft = { visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const answers = await Promise.all([
    owner.asks(editProject, { params, body: to(translator) }),
    translator.asks(createProject, {
      body: { ...draft, name: `Own ${project.name}`, handle: `own_${project.handle}` },
    }),
  ]);
  const statuses = answers.map(({ statusCode }) => (statusCode === 403 ? 'refused' : 'done'));
  expect(statuses.toSorted()).toEqual(['done', 'refused']);
});

test('of several hand-overs at once the first is made, and the project has one owner', async () => {
  const { owner, administrator, translator, project, params } = await team();
  const answers = await Promise.all(
    [administrator, translator, administrator, translator].map((heir) =>
      owner.asks(editProject, { params, body: to(heir) }),
    ),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  // A request that names the user who has just become the owner changes nothing.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(new Set(statuses)).toEqual(new Set([200, 403]));
  expect((await rolesIn(project.id)).filter((role) => role === 0)).toHaveLength(1);
  const lines = await testApp.sql`SELECT FROM log WHERE project_id = ${project.id} AND w = 18`;
  expect(lines).toHaveLength(1);
});

test('an heir who leaves, is turned out or changed at that moment spoils nothing', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { owner, translator, project, params } = await team();
    const member = { params: { ...params, user: translator.id } };
    const answers = await Promise.all([
      owner.asks(editProject, { params, body: to(translator) }),
      translator.asks(removeMember, member),
      owner.asks(grantRole, { ...member, body: { role_id: 2 } }),
    ]);
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    expect((await rolesIn(project.id)).filter((role) => role === 0)).toHaveLength(1);
  }
});

test('an owner who has just handed it on has an owner’s rights no more', async () => {
  const { owner, administrator, project, params } = await team();
  const answer = await runWhileLocked(
    testApp,
    async (tx) => {
      await lockProject(tx, project.id);
      await tx`UPDATE members SET role_id = 1 WHERE project_id = ${project.id} AND user_id = ${owner.id}`;
      await tx`UPDATE members SET role_id = 0 WHERE project_id = ${project.id} AND user_id = ${administrator.id}`;
    },
    () => owner.tries(editProject, { params, body: to(owner) }),
  );
  expect(answer).toBe('403 role role');
});
