import { CAST, type CastName } from '#contract/example.ts';
import { restrictUser } from '#contract/identity/users.ts';
import type { TestApp, TestUser } from '../test-app.ts';

/**
 * The users whose rights the table compares, in the order of its columns: without a session, in no project, and the six
 * roles. The banned user is an administrator of every project, which must not help them.
 */
export const COLUMNS = [
  ['guest', 'banned'],
  ['stranger', 'requester', 'invited', 'siteAdmin'],
  ['owner', 'administrator', 'moderator', 'redactor', 'proficient', 'translator'],
] as const;

export type UserName = (typeof COLUMNS)[number][number];

export type TestUsers = Record<CastName, TestUser>;

/** Signs them all up; the first is the site administrator (accounts.7). */
export async function openTestUsers(testApp: TestApp): Promise<TestUsers> {
  const siteAdmin = await testApp.signUp('site_admin');
  const names = CAST.filter((name) => name !== 'guest' && name !== 'siteAdmin');
  const people = await Promise.all(names.map(async (name) => [name, await testApp.signUp(name)] as const));
  const users = { ...Object.fromEntries(people), guest: testApp.guest, siteAdmin } as TestUsers;
  await siteAdmin.does(restrictUser, { params: { user: users.banned.id }, body: { banned: true } });
  return users;
}
