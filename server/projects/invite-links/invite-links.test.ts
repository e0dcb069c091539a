import { expect, test } from 'vitest';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { restrictUser } from '#contract/identity/users.ts';
import {
  type InviteLink,
  joinByLink,
  listInviteLinks,
  makeInviteLink,
  readInvitation,
  revokeInviteLink,
} from '#contract/projects/invite-links.ts';
import { countInvites, inviteUser, listInvites, requestInvite } from '#contract/projects/invites.ts';
import { getMember, removeMember } from '#contract/projects/members.ts';
import { editProject, getProject } from '#contract/projects/projects.ts';
import type { Visibility } from '#domain/core/access/visibility.ts';
import { DAY } from '#domain/core/units.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
// The first to sign up is the site administrator.
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

const LASTING = { role_id: 4, lasts: null, most_uses: null } as const;
const tokenIn = ({ path }: InviteLink) => ({ params: { token: path?.slice('/join/'.length) ?? '' } });

/** Anna's project with a link to it. */
async function linked(body: Partial<BodyOf<typeof makeInviteLink>> = {}, visibility: Visibility = 'closed') {
  const { project } = await projectOf(anna, { visibility });
  const params = { project: project.id };
  const link = await anna.does(makeInviteLink, { params, body: { ...LASTING, ...body } });
  return { id: project.id, name: project.name, params, link, at: tokenIn(link) };
}

const expire = ({ id }: InviteLink) =>
  testApp.sql`UPDATE invite_links SET expires_at = now_ms() - 1 WHERE id = ${id}`;

test('by a link one sees a closed project’s card, its maker and the role, and joins with that role', async () => {
  const { id, name, params, at } = await linked({ role_id: 5, lasts: 'week', most_uses: 3 });
  expect(await boris.tries(getProject, { params })).toBe('404 project gone');
  expect(await testApp.guest.does(readInvitation, at)).toMatchObject({
    project: { id, name, visibility: 'closed' },
    role_id: 5,
    maker: { username: 'anna' },
    is_member: false,
  });
  expect(await testApp.guest.tries(joinByLink, at)).toBe('401 session signedOut');
  expect(await boris.does(joinByLink, at)).toEqual({ project_id: id, role_id: 5 });
  expect(await boris.does(getMember, { params: { ...params, user: 'boris' } })).toMatchObject({ role_id: 5 });
  expect(await boris.does(readInvitation, at)).toMatchObject({ is_member: true });
  expect(await boris.tries(joinByLink, at)).toBe('400 user_id member');
  const [link] = await anna.does(listInviteLinks, { params });
  expect(link).toMatchObject({ uses: 1, most_uses: 3, problem: null, maker: { username: 'anna' } });
  // On a distributed database both moments are taken one after the other.
  expect((link?.expires_at ?? 0) - (link?.created_at ?? 0)).toBeCloseTo(7 * DAY, -3);
});

test('making a link, joining by it and revoking it stand in the log; an open request of who joins is answered', async () => {
  const { id, params, link, at } = await linked({ role_id: 3 }, 'private');
  await boris.does(requestInvite, { params });
  await boris.does(joinByLink, at);
  await anna.does(revokeInviteLink, { params: { ...params, link: link.id } });
  expect(await anna.does(listInvites, { params })).toEqual([]);
  const lines = await testApp.sql`
    SELECT w, actor_id AS by, user_id AS who, data ->> 'r' AS role FROM log
    WHERE project_id = ${id} AND w IN (6, 7, 29) ORDER BY id`;
  expect([...lines]).toEqual([
    { w: 6, by: anna.id, who: null, role: 'redactor' },
    { w: 7, by: boris.id, who: boris.id, role: 'redactor' },
    { w: 29, by: anna.id, who: null, role: 'redactor' },
  ]);
});

test('a link that is revoked, expired or used up lets nobody in, and says which', async () => {
  const revoked = await linked();
  await anna.does(revokeInviteLink, { params: { ...revoked.params, link: revoked.link.id } });
  const expired = await linked();
  await expire(expired.link);
  const used = await linked({ most_uses: 1 });
  await boris.does(joinByLink, used.at);
  for (const [{ at }, why] of [
    [revoked, '404 link gone'],
    [expired, '403 link expired'],
    [used, '403 link usedUp'],
  ] as const) {
    expect(await clara.tries(readInvitation, at)).toBe(why);
    expect(await clara.tries(joinByLink, at)).toBe(why);
  }
  expect(await clara.tries(joinByLink, { params: { token: 'x'.repeat(32) } })).toBe('404 link gone');
  expect(await anna.does(listInviteLinks, { params: used.params })).toMatchObject([
    { uses: 1, problem: 'usedUp' },
  ]);
});

test('of many who join at the same moment no more come in than the link allows', async () => {
  const { id, at, params } = await linked({ most_uses: 3 });
  const people = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => testApp.signUp(`racer_${n}`)));
  const answers = await Promise.all(people.map((person) => person.asks(joinByLink, at)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 200, 200, 403, 403, 403, 403, 403,
  ]);
  const [row] = await testApp.sql`SELECT count(*)::int AS amount FROM members WHERE project_id = ${id}`;
  expect(row).toEqual({ amount: 4 });
  expect(await anna.does(listInviteLinks, { params })).toMatchObject([{ uses: 3 }]);
});

test('a moderator neither makes nor sees nor revokes a link to a manager’s role; the owner’s role no link gives', async () => {
  const { id, params, link } = await linked({ role_id: 1 }, 'public');
  await joinAs(testApp, boris, { id }, 'moderator');
  const body = { ...LASTING, role_id: 2 };
  expect(await boris.tries(makeInviteLink, { params, body })).toBe('403 role role');
  expect(await anna.tries(makeInviteLink, { params, body: { ...body, role_id: 0 } })).toBe(
    '400 role_id choice',
  );
  expect(await boris.does(listInviteLinks, { params })).toMatchObject([{ id: link.id, path: null }]);
  expect(await boris.tries(revokeInviteLink, { params: { ...params, link: link.id } })).toBe('403 role role');
});

test('who may no longer give a role leaves no link that does', async () => {
  const { id, params } = await linked({}, 'public');
  await joinAs(testApp, boris, { id }, 'moderator');
  const link = await boris.does(makeInviteLink, { params, body: LASTING });
  await anna.does(removeMember, { params: { ...params, user: 'boris' } });
  expect(await clara.tries(joinByLink, tokenIn(link))).toBe('404 link gone');
  expect(await anna.does(listInviteLinks, { params })).toMatchObject([
    { problem: 'gone' },
    { problem: null },
  ]);
});

test('a paused and a finished project take nobody in by a link, nor somebody limited, nor a hidden one', async () => {
  const { params, at } = await linked();
  for (const status of ['frozen', 'closed'] as const) {
    await anna.does(editProject, { params, body: { status } });
    expect(await clara.does(readInvitation, at)).toMatchObject({ project: { status } });
    expect(await clara.tries(joinByLink, at)).toBe(`403 status ${status}`);
  }
  await anna.does(editProject, { params, body: { status: 'opened' } });
  await anna.does(restrictUser, { params: { user: clara.id }, body: { limitations: 4 } });
  expect(await clara.tries(joinByLink, at)).toBe('403 membership limited');
  await anna.does(restrictUser, { params: { user: clara.id }, body: { limitations: 0 } });
  await testApp.sql`UPDATE projects SET hidden_at = now_ms() WHERE id = ${params.project}`;
  expect(await clara.tries(readInvitation, at)).toBe('404 link gone');
});

test('what waits for one’s answer is counted: invitations to oneself, and requests where one manages members', async () => {
  const dora = await testApp.signUp('dora');
  expect(await dora.does(countInvites, {})).toEqual({ invitations: 0, requests: [] });
  const { project } = await projectOf(dora, { visibility: 'private' });
  const { params } = await linked({}, 'private');
  await anna.does(inviteUser, { params, body: { user_id: dora.id } });
  await boris.does(requestInvite, { params: { project: project.id } });
  await clara.does(requestInvite, { params: { project: project.id } });
  await dora.does(inviteUser, { params: { project: project.id }, body: { user_id: anna.id } });
  expect(await dora.does(countInvites, {})).toEqual({
    invitations: 1,
    requests: [{ project_id: project.id, amount: 2 }],
  });
  expect((await boris.does(countInvites, {})).requests).toEqual([]);
});
