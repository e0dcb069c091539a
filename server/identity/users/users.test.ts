import { beforeAll, expect, test } from 'vitest';
import { getUser, register } from '#contract/identity/users.ts';
import { CODE, openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});

const draft = {
  username: 'newcomer',
  email: 'newcomer@example.org',
  password: 'long enough',
  secret_code: CODE,
};
const refused = (change: Partial<Record<keyof typeof draft, unknown>>) =>
  testApp.guest.tries(register, { body: { ...draft, ...change } });

test('the first account is the site administrator, and no other; it may have a name that is kept for the site (accounts.40)', async () => {
  await testApp.guest.does(register, { body: { ...draft, username: 'Admin', email: 'first@example.org' } });
  await testApp.guest.does(register, { body: { ...draft, username: 'second', email: 'second@example.org' } });
  const admins = await testApp.sql`SELECT username FROM users WHERE site_admin`;
  expect(admins).toEqual([{ username: 'admin' }]);
});

test.each([
  [{ email: '' }, '400 email required'],
  [{ email: undefined }, '400 email required'],
  [{ email: 'no address' }, '400 email email'],
  [{ email: `${'a'.repeat(250)}@example.org` }, '400 email maxlength'],
  [{ email: 7 }, '400 email string'],
  [{ username: '' }, '400 username required'],
  [{ username: 'ab' }, '400 username minlength'],
  [{ username: 'a'.repeat(33) }, '400 username maxlength'],
  [{ username: 'Support' }, '400 username reserved'],
  [{ username: '1anna' }, '400 username illegal'],
  [{ username: 'an na' }, '400 username illegal'],
  [{ username: 'анна' }, '400 username illegal'],
  [{ password: '' }, '400 password required'],
  [{ password: 'short77' }, '400 password minlength'],
  [{ password: 'a'.repeat(129) }, '400 password maxlength'],
  [{ password: 'tab\tin the middle' }, '400 password illegal'],
  [{ password: null }, '400 password required'],
  [{ password: 12345678 }, '400 password string'],
  [{ secret_code: '' }, '400 secret_code required'],
  [{ secret_code: 'another' }, '400 secret_code wrong'],
  [{ username: '', email: 'x' }, '400 username required email email'],
])('sign-up refuses %j', async (change, refusal) => {
  expect(await refused(change)).toBe(refusal);
});

test('a refused sign-up stores nothing and uses no code', async () => {
  const left = () => testApp.sql`SELECT amount FROM secret_codes`;
  const [users, before] = await Promise.all([testApp.sql`SELECT id FROM users`, left()]);
  await refused({ username: 'X' });
  await refused({ email: 'FIRST@example.org', username: 'third' });
  expect(await testApp.sql`SELECT id FROM users`).toHaveLength(users.length);
  expect(await left()).toEqual(before);
});

test('username and e-mail are unique without case', async () => {
  await testApp.guest.does(register, { body: draft });
  const username = draft.username.toUpperCase();
  expect(await refused({ username, email: 'else@example.org' })).toBe('400 username notUnique');
  expect(await refused({ username: 'another', email: 'NewComer@Example.org' })).toBe('400 email notUnique');
});

test('a code serves as often as it says, until its last moment', async () => {
  const codes = { last: [1, 60_000], late: [5, -1] } as const;
  for (const [phrase, [amount, lasts]] of Object.entries(codes)) {
    await testApp.sql`
      INSERT INTO secret_codes (phrase, amount, last_until) VALUES (${phrase}, ${amount}, now_ms() + ${lasts})`;
  }
  const uses = (username: string, secret_code: string) =>
    refused({ username, email: `${username}@example.org`, secret_code });
  expect(await uses('tardy', 'late')).toBe('400 secret_code wrong');
  const both = await Promise.allSettled([uses('one_of_two', 'last'), uses('two_of_two', 'last')]);
  // One is refused; `tries` throws for the other, which is not.
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('everyone may see a user, by id or username, without e-mail or password', async () => {
  const anna = await testApp.signUp('anna');
  const byName = await testApp.guest.asks(getUser, { params: { user: 'Anna' } });
  expect(byName.json()).toMatchObject({ id: anna.id, username: 'anna', gender: 'hidden' });
  expect(byName.body).not.toMatch(/email|password/);
  expect(await testApp.guest.does(getUser, { params: { user: anna.id } })).toEqual(byName.json());
  expect(await testApp.guest.tries(getUser, { params: { user: 'nobody_here' } })).toBe('404 user gone');
});
