import { expect, test } from 'vitest';
import {
  answerInvite,
  answerMyInvite,
  cancelInvite,
  inviteUser,
  requestInvite,
} from '#contract/projects/invites.ts';
import type { ProjectStatus } from '#domain/core/access/project-status.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

const YES = { body: { accept: true } };
const NO = { body: { accept: false } };

/** A private project of Anna's with an invitation for Boris and a request of Clara's. */
async function awaited() {
  const { project } = await projectOf(anna, { visibility: 'private' });
  const params = { project: project.id };
  const { invite } = await anna.does(inviteUser, { params, body: { user_id: boris.id } });
  const asked = await clara.does(requestInvite, { params });
  const at = (id = 0) => ({ params: { ...params, invite: id } });
  return { project, params, invitation: at(invite?.id), request: at(asked.invite?.id) };
}

const turn = (id: number, status: ProjectStatus) =>
  testApp.sql`UPDATE projects SET status = ${status} WHERE id = ${id}`;

const ban = ({ id }: TestUser, banned: boolean) =>
  testApp.sql`UPDATE users SET banned = ${banned} WHERE id = ${id}`;
const limit = ({ id }: TestUser, bits: number) =>
  testApp.sql`UPDATE users SET limitations = ${bits} WHERE id = ${id}`;

test.each([
  ['400 user_id required', {}],
  ['400 user_id required', { user_id: null }],
  ['400 user_id number', { user_id: 'boris' }],
  ['400 user_id min', { user_id: 0 }],
  ['400 user_id number', { user_id: 1.5 }],
  ['400 body required', undefined],
  ['404 user gone', { user_id: 999_999 }],
  ['404 user gone', { user_id: Number.MAX_SAFE_INTEGER }],
])('inviting is refused: %s', async (refusal, body) => {
  const { project } = await projectOf(anna);
  expect(await anna.tries(inviteUser, { params: { project: project.id }, body })).toBe(refusal);
});

test.each([
  ['400 accept required', {}],
  ['400 accept required', { accept: null }],
  ['400 accept boolean', { accept: 'yes' }],
  ['400 accept boolean', { accept: 1 }],
  ['400 body required', undefined],
])('answering is refused: %s', async (refusal, body) => {
  const { invitation } = await awaited();
  expect(await boris.tries(answerMyInvite, { ...invitation, body })).toBe(refusal);
  expect(await boris.tries(answerInvite, { ...invitation, body })).toBe(refusal);
});

test('oneself, the banned, members and the invited can’t be invited', async () => {
  const { params } = await awaited();
  const invite = (user: TestUser) => ({ params, body: { user_id: user.id } });
  expect(await anna.tries(inviteUser, invite(anna))).toBe('403 user_id own');
  const answer = await anna.asks(inviteUser, invite(boris));
  expect(answer.json()).toMatchObject({
    status: 409,
    errors: [{ key: 'user_id', kind: 'invited' }],
    current: { user_id: boris.id, inviter_id: anna.id },
  });
  const dora = await testApp.signUp('dora');
  await testApp.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${params.project}, ${dora.id}, 4)`;
  expect(await anna.tries(inviteUser, invite(dora))).toBe('400 user_id member');
  await ban(dora, true);
  expect(await anna.tries(inviteUser, invite(dora))).toBe('403 user_id banned');
});

test('the request of one who was banned since can be refused, not approved', async () => {
  const { params, request } = await awaited();
  await ban(clara, true);
  expect(await anna.tries(answerInvite, { ...request, ...YES })).toBe('403 user_id banned');
  expect(await anna.tries(inviteUser, { params, body: { user_id: clara.id } })).toBe('403 user_id banned');
  await anna.does(answerInvite, { ...request, ...NO });
  await ban(clara, false);
});

test('while a project is paused open invites are answered, and no new ones made', async () => {
  const { project, params, invitation, request } = await awaited();
  await turn(project.id, 'frozen');
  const dora = await testApp.signUp('dora_of_ice');
  expect(await anna.tries(inviteUser, { params, body: { user_id: dora.id } })).toBe('403 status frozen');
  expect(await anna.tries(inviteUser, { params, body: { user_id: clara.id } })).toBe('403 status frozen');
  expect(await dora.tries(requestInvite, { params })).toBe('403 status frozen');
  expect(await boris.does(answerMyInvite, { ...invitation, ...YES })).toEqual({ role_id: 4 });
  expect(await anna.does(answerInvite, { ...request, ...YES })).toEqual({ role_id: 4 });
});

test('nobody comes into a finished project, but a no is always possible', async () => {
  const first = await awaited();
  await turn(first.project.id, 'closed');
  expect(await boris.tries(answerMyInvite, { ...first.invitation, ...YES })).toBe('403 status closed');
  expect(await boris.tries(requestInvite, first)).toBe('403 status closed');
  expect(await anna.tries(answerInvite, { ...first.request, ...YES })).toBe('403 status closed');
  await boris.does(answerMyInvite, { ...first.invitation, ...NO });
  await anna.does(answerInvite, { ...first.request, ...NO });

  const second = await awaited();
  await turn(second.project.id, 'closed');
  await anna.does(cancelInvite, second.invitation);
  await clara.does(cancelInvite, second.request);
});

test('who is limited in it neither asks nor accepts, but may say no and be let in', async () => {
  const { project, params, invitation, request } = await awaited();
  await limit(boris, 4);
  await limit(clara, 4);
  expect(await boris.tries(answerMyInvite, { ...invitation, ...YES })).toBe('403 membership limited');
  expect(await boris.tries(answerInvite, { ...invitation, ...YES })).toBe('403 membership limited');
  expect(await boris.tries(requestInvite, { params })).toBe('403 membership limited');
  await boris.does(answerMyInvite, { ...invitation, ...NO });
  expect(await boris.tries(requestInvite, { params })).toBe('403 membership limited');
  expect(await anna.does(answerInvite, { ...request, ...YES })).toEqual({ role_id: 4 });
  await limit(boris, 0);
  await limit(clara, 0);
  await boris.does(requestInvite, { params: { project: project.handle } });
});

test('to a closed project one asks for nothing, unless one has asked before it was closed', async () => {
  const { project, params, request } = await awaited();
  await testApp.sql`UPDATE projects SET visibility = 'closed' WHERE id = ${project.id}`;
  const again = await clara.asks(requestInvite, { params });
  expect(again.json()).toMatchObject({ status: 409, current: { id: request.params.invite } });
  await clara.does(cancelInvite, request);
  expect(await clara.tries(requestInvite, { params })).toBe('404 project gone');
});

test('a request for a project that has become public makes a member of who asks again', async () => {
  const { project, params } = await awaited();
  await testApp.sql`UPDATE projects SET visibility = 'public' WHERE id = ${project.id}`;
  expect(await clara.does(requestInvite, { params })).toEqual({ id: null, role_id: 4, invite: null });
  const left =
    await testApp.sql`SELECT FROM invites WHERE project_id = ${project.id} AND user_id = ${clara.id}`;
  expect(left).toHaveLength(0);
});

test('a member can’t ask to be let in', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  expect(await boris.tries(requestInvite, { params: { project: project.id } })).toBe('400 user_id member');
});
