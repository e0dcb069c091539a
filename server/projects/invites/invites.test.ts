import { expect, test } from 'vitest';
import {
  answerInvite,
  answerMyInvite,
  cancelInvite,
  inviteUser,
  listInvites,
  listMyInvites,
  requestInvite,
} from '#contract/projects/invites.ts';
import { getProject } from '#contract/projects/projects.ts';
import type { Visibility } from '#domain/core/access/visibility.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

/** Anna's project, its path, and paths of invites in it. */
async function projectWith(visibility: Visibility = 'private') {
  const { project } = await projectOf(anna, { visibility });
  const params = { project: project.id };
  return { id: project.id, params, at: (invite: number) => ({ params: { ...params, invite } }) };
}

const YES = { body: { accept: true } };
const NO = { body: { accept: false } };

/** The log entries about joining. */
const notified = async (id: number) =>
  (
    await testApp.sql<{ w: number; by: number; who: number; yes: boolean | null }[]>`
      SELECT w, actor_id AS by, user_id AS who, data -> 'acts' -> 'accept' -> 1 AS yes FROM log
      WHERE project_id = ${id} AND w IN (6, 7, 8, 9, 10, 29) ORDER BY id`
  ).map(({ w, by, who, yes }) => [w, by, who, yes]);

test('a manager invites, the invited accepts and is a translator', async () => {
  const { id, params, at } = await projectWith();
  const { id: made, invite, role_id } = await anna.does(inviteUser, { params, body: { user_id: boris.id } });
  expect(made).toBe(invite?.id);
  expect(role_id).toBeNull();
  expect(invite).toMatchObject({ project_id: id, user_id: boris.id, inviter_id: anna.id });
  const mine = await boris.does(listMyInvites, { query: { fetch_users: '', fetch_projects: '' } });
  expect(mine).toMatchObject([
    {
      id: invite?.id,
      user: { username: 'boris' },
      inviter: { username: 'anna' },
      project: { id, status: 'opened' },
    },
  ]);
  expect(await boris.does(answerMyInvite, { ...at(invite?.id ?? 0), ...YES })).toEqual({ role_id: 4 });
  expect((await boris.does(getProject, { params })).role_id).toBe(4);
  expect(await boris.does(listMyInvites, { query: {} })).toEqual([]);
  expect(await notified(id)).toEqual([
    [6, anna.id, boris.id, null],
    [9, boris.id, boris.id, true],
  ]);
});

test('the invited declines, in the project’s own list of invites too', async () => {
  for (const call of [answerMyInvite, answerInvite]) {
    const { id, params, at } = await projectWith('closed');
    const { invite } = await anna.does(inviteUser, { params, body: { user_id: boris.id } });
    expect((await boris.does(getProject, { params })).invite).toMatchObject({ inviter_id: anna.id });
    expect(await boris.does(call, { ...at(invite?.id ?? 0), ...NO })).toEqual({ role_id: null });
    expect(await boris.tries(getProject, { params })).toBe('404 project gone');
    expect((await notified(id)).at(-1)).toEqual([9, boris.id, boris.id, false]);
  }
});

test('a manager approves a request, or refuses it', async () => {
  for (const [answer, role_id] of [
    [YES, 4],
    [NO, null],
  ] as const) {
    const { id, params, at } = await projectWith();
    await joinManager(id);
    const { invite } = await boris.does(requestInvite, { params });
    expect(await clara.does(listInvites, { params, query: { fetch_users: '' } })).toMatchObject([
      { id: invite?.id, user: { id: boris.id }, inviter: { id: boris.id, username: 'boris' } },
    ]);
    expect(await clara.does(answerInvite, { ...at(invite?.id ?? 0), ...answer })).toEqual({ role_id });
    expect((await boris.does(getProject, { params })).role_id).toBe(role_id);
    expect(await notified(id)).toEqual([
      [8, boris.id, boris.id, null],
      [10, clara.id, boris.id, role_id !== null],
    ]);
  }
});

async function joinManager(id: number) {
  await testApp.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${id}, ${clara.id}, 2)`;
}

test('who has asked takes the request back, by any of three calls', async () => {
  const { id, params, at } = await projectWith();
  const ask = async () => (await boris.does(requestInvite, { params })).invite?.id ?? 0;
  await boris.does(cancelInvite, at(await ask()));
  await boris.does(answerInvite, { ...at(await ask()), ...NO });
  await boris.does(answerMyInvite, { ...at(await ask()), ...NO });
  expect(await anna.does(listInvites, { params, query: {} })).toEqual([]);
  expect((await notified(id)).filter(([w]) => w === 29)).toEqual(
    Array(3).fill([29, boris.id, boris.id, null]),
  );
});

test('a manager takes an invitation back', async () => {
  const { id, params, at } = await projectWith('closed');
  const { invite } = await anna.does(inviteUser, { params, body: { user_id: boris.id } });
  await anna.does(cancelInvite, at(invite?.id ?? 0));
  expect(await boris.tries(answerMyInvite, { ...at(invite?.id ?? 0), ...YES })).toBe('404 invite gone');
  expect(await boris.tries(getProject, { params })).toBe('404 project gone');
  expect((await notified(id)).at(-1)).toEqual([29, anna.id, boris.id, null]);
});

test('nobody says yes in another’s place, nor to their own request', async () => {
  const { params, at } = await projectWith();
  const { invite: invitation } = await anna.does(inviteUser, { params, body: { user_id: boris.id } });
  const { invite: request } = await clara.does(requestInvite, { params });
  expect(await anna.tries(answerInvite, { ...at(invitation?.id ?? 0), ...YES })).toBe('403 role role');
  expect(await anna.tries(answerInvite, { ...at(invitation?.id ?? 0), ...NO })).toBe('403 role role');
  expect(await anna.tries(answerMyInvite, { ...at(invitation?.id ?? 0), ...YES })).toBe('404 invite gone');
  expect(await clara.tries(answerInvite, { ...at(request?.id ?? 0), ...YES })).toBe('403 role role');
  expect(await clara.tries(answerMyInvite, { ...at(request?.id ?? 0), ...YES })).toBe('403 role role');
  expect(await boris.tries(cancelInvite, at(invitation?.id ?? 0))).toBe('403 role role');
});

test('an invite that is none of theirs is not there for others, nor one of another project for a manager', async () => {
  const [here, there] = [await projectWith('public'), await projectWith()];
  await joinAs(testApp, clara, here, 'redactor');
  const stranger = await testApp.signUp('stranger');
  const { invite } = await anna.does(inviteUser, { params: here.params, body: { user_id: boris.id } });
  const id = invite?.id ?? 0;
  for (const person of [stranger, clara]) {
    expect(await person.tries(cancelInvite, here.at(id))).toBe('404 invite gone');
    expect(await person.tries(answerInvite, { ...here.at(id), ...YES })).toBe('404 invite gone');
    expect(await person.tries(answerMyInvite, { ...here.at(id), ...YES })).toBe('404 invite gone');
  }
  expect(await anna.tries(cancelInvite, there.at(id))).toBe('404 invite gone');
  expect(await boris.tries(answerInvite, { ...there.at(id), ...YES })).toBe('404 invite gone');
  expect(await testApp.guest.tries(cancelInvite, here.at(id))).toBe('401 session signedOut');
  for (const call of [answerInvite, answerMyInvite]) {
    expect(await testApp.guest.tries(call, { ...here.at(id), ...YES })).toBe('401 session signedOut');
  }
});

test('only who manages members invites and sees the list', async () => {
  const { params, id } = await projectWith('public');
  await joinAs(testApp, boris, { id }, 'redactor');
  const body = { user_id: clara.id };
  expect(await boris.tries(inviteUser, { params, body })).toBe('403 role role');
  expect(await clara.tries(inviteUser, { params, body })).toBe('403 project hidden');
  expect(await testApp.guest.tries(inviteUser, { params, body })).toBe('401 session signedOut');
  expect(await boris.tries(listInvites, { params, query: {} })).toBe('403 role role');
  expect(await clara.tries(listInvites, { params, query: {} })).toBe('403 project hidden');
  expect(await testApp.guest.tries(listMyInvites, { query: {} })).toBe('401 session signedOut');
});

test('lists are newest first, and without names unless asked for', async () => {
  const { params } = await projectWith();
  const first = await anna.does(inviteUser, { params, body: { user_id: boris.id } });
  const second = await clara.does(requestInvite, { params });
  expect(await anna.does(listInvites, { params, query: {} })).toEqual([second.invite, first.invite]);
});
