import { expect, test } from 'vitest';
import { requestInvite } from '#contract/projects/invites.ts';
import { getMember, removeMember } from '#contract/projects/members.ts';
import { getProject } from '#contract/projects/projects.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { runWhileLocked } from '../../../test/run-while-locked.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';

const testApp = await openTestApp();
const { anna, boris, clara, dora } = await testApp.signUps('anna', 'boris', 'clara', 'dora');

/** The log entries about leaving members. */
const goings = (id: number) => testApp.sql`
  SELECT w, actor_id AS by, user_id AS who, data ->> 'n' AS n FROM log
  WHERE project_id = ${id} AND w IN (31, 32) ORDER BY id`;

test('a member is found by id and by name, with role and rating', async () => {
  const { project, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'proficient');
  const string = strings[0] ?? expect.fail();
  const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Раз' } });
  await anna.does(castVote, { params: { ...string, translation: id } });
  const at = (user: number | string) => ({ params: { project: project.handle, user } });
  const expected = {
    user: { id: boris.id, username: 'boris' },
    role_id: 5,
    role_name: 'proficient',
    rating: [1, 0],
  };
  expect(await testApp.guest.does(getMember, at(boris.id))).toMatchObject(expected);
  expect(await anna.does(getMember, at('Boris'))).toMatchObject(expected);
  const all = await anna.does(getProject, { ...at(boris.id), query: { fetch_members: '' } });
  expect(all.members?.map(({ rating }) => rating)).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(await anna.tries(getMember, at('clara'))).toBe('404 member gone');
  expect(await anna.tries(getMember, at(999_999))).toBe('404 member gone');
  expect(await anna.tries(getMember, at('no-name'))).toBe('400 user illegal');
});

test('a member of another project is none of this one', async () => {
  const [here, there] = [await projectOf(anna), await projectOf(anna)];
  await joinAs(testApp, boris, there.project, 'translator');
  const params = { project: here.project.id, user: boris.id };
  expect(await anna.tries(getMember, { params })).toBe('404 member gone');
  expect(await anna.tries(removeMember, { params })).toBe('404 member gone');
});

test('a manager turns non-managers out, the owner managers too, and nobody the owner', async () => {
  const { project } = await projectOf(anna);
  const member = (user: TestUser) => ({ params: { project: project.id, user: user.id } });
  await joinAs(testApp, boris, project, 'administrator');
  await joinAs(testApp, clara, project, 'moderator');
  await joinAs(testApp, dora, project, 'redactor');
  expect(await dora.tries(removeMember, member(clara))).toBe('403 role role');
  expect(await boris.tries(removeMember, member(clara))).toBe('403 role role');
  expect(await boris.tries(removeMember, member(anna))).toBe('403 role role');
  await clara.does(removeMember, member(dora));
  await anna.does(removeMember, member(boris));
  expect(await dora.tries(removeMember, member(clara))).toBe('403 project hidden');
  expect(await goings(project.id)).toEqual([
    { w: 32, by: clara.id, who: dora.id, n: 'dora' },
    { w: 32, by: anna.id, who: boris.id, n: 'boris' },
  ]);
});

test('all may leave but the owner, in any status, and come back', async () => {
  const { project } = await projectOf(anna);
  const me = (user: TestUser) => ({ params: { project: project.id, user: user.username } });
  await joinAs(testApp, boris, project, 'administrator');
  await testApp.sql`UPDATE projects SET status = 'closed' WHERE id = ${project.id}`;
  expect(await anna.tries(removeMember, me(anna))).toBe('403 user_id owner');
  await boris.does(removeMember, me(boris));
  expect(await goings(project.id)).toEqual([{ w: 31, by: boris.id, who: boris.id, n: 'boris' }]);
  await testApp.sql`UPDATE projects SET status = 'opened' WHERE id = ${project.id}`;
  expect(await boris.does(requestInvite, me(boris))).toMatchObject({ role_id: 4 });
});

test('who is limited in it can’t leave, but can be turned out', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const member = { params: { project: project.id, user: boris.id } };
  await testApp.sql`UPDATE users SET limitations = 4 WHERE id = ${boris.id}`;
  expect(await boris.tries(removeMember, member)).toBe('403 membership limited');
  await anna.does(removeMember, member);
  await testApp.sql`UPDATE users SET limitations = 0 WHERE id = ${boris.id}`;
});

test('what was written by one who is gone stays, and votes too', async () => {
  const { project, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const translation = await boris.does(addTranslation, { params: string, body: { text: 'Раз' } });
  const other = await anna.does(addTranslation, { params: string, body: { text: 'Два' } });
  await boris.does(castVote, { params: { ...string, translation: other.id } });
  await boris.does(removeMember, { params: { project: project.id, user: boris.id } });
  const query = { fetch_translations: '', fetch_votes: '' } as const;
  const [after] = await anna.does(listStrings, { params: string, query });
  const versions = after?.translations?.map(({ id, votes_plus }) => [id, votes_plus.length]);
  expect(Object.fromEntries(versions ?? [])).toEqual({ [translation.id]: 0, [other.id]: 1 });
});

test('of several who turn a member out at once one is told of it in the log', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'moderator');
  await joinAs(testApp, clara, project, 'translator');
  const member = { params: { project: project.id, user: clara.id } };
  const answers = await Promise.all(
    [anna, boris, anna, boris, clara].map((by) => by.asks(removeMember, member)),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(new Set(statuses).isSubsetOf(new Set([204, 403, 404]))).toBe(true);
  expect(await goings(project.id)).toHaveLength(1);
});

test('joining against being turned out, one after the other: a member or not, never half of it', async () => {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all([
      boris.asks(requestInvite, { params }),
      anna.asks(removeMember, { params: { ...params, user: boris.id } }),
      boris.asks(requestInvite, { params }),
    ]);
    for (const { statusCode } of answers) expect([200, 204, 400, 404]).toContain(statusCode);
  }
  const { role_id } = await boris.does(getProject, { params });
  const lines = await testApp.sql<{ w: number }[]>`
    SELECT w FROM log WHERE project_id = ${project.id} AND w IN (7, 32) ORDER BY id`;
  // Each entry for joining is followed by one for leaving, except perhaps the last.
  expect(lines.map(({ w }) => w)).toEqual(lines.map((_, n) => (n % 2 === 0 ? 7 : 32)));
  expect(role_id).toBe(lines.length % 2 === 0 ? null : 4);
});

test('a moderator demoted while the request was under way turns nobody out', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'moderator');
  await joinAs(testApp, clara, project, 'translator');
  const answer = await runWhileLocked(
    testApp,
    async (tx) => {
      await lockProject(tx, project.id);
      await tx`UPDATE members SET role_id = 3 WHERE project_id = ${project.id} AND user_id = ${boris.id}`;
    },
    () => boris.tries(removeMember, { params: { project: project.id, user: clara.id } }),
  );
  expect(answer).toBe('403 role role');
});
