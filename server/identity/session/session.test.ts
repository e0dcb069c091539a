import { beforeAll, expect, test } from 'vitest';
import { login, logout, register, whoami } from '#contract/identity/users.ts';
import { listProjects } from '#contract/projects/projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { CODE, openTestApp, PASSWORD, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.signUp('anna');
});

const signIn = (body: Record<string, unknown>) =>
  testApp.guest.asks(login, { body: { username: 'anna', password: PASSWORD, ...body } });

test.each([['anna'], ['ANNA'], ['anna@example.org'], [' Anna@Example.ORG ']])(
  'one signs in by username or e-mail without case: %j',
  async (username) => {
    const answer = await signIn({ username });
    expect(answer.json()).toMatchObject({ username: 'anna', email: 'anna@example.org', site_admin: true });
    expect(answer.body).not.toContain('password');
  },
);

test.each([
  [{ username: 'nobody' }, '404 username gone'],
  [{ password: 'wrong horse' }, '401 password wrong'],
  [{ password: 7 }, '400 password string'],
  [{ password: undefined }, '400 password required'],
  [{ username: undefined }, '400 username required'],
])('sign-in refuses %j', async (change, refusal) => {
  expect(
    await testApp.guest.tries(login, { body: { username: 'anna', password: PASSWORD, ...change } }),
  ).toBe(refusal);
});

test('a banned user can’t sign in, and their sessions end', async () => {
  const boris = await testApp.signUp('boris');
  await boris.does(whoami, {});
  await testApp.sql`UPDATE users SET banned = true WHERE id = ${boris.id}`;
  expect(await boris.tries(whoami, {})).toBe('401 session signedOut');
  expect(await testApp.guest.tries(login, { body: { username: 'boris', password: PASSWORD } })).toBe(
    '403 username banned',
  );
});

test.each([
  [{}, undefined, LIMITS.sessionBrowser],
  [{ remember: true }, LIMITS.sessionRemembered, LIMITS.sessionRemembered],
  [{ remember: true, remember_forever: true }, LIMITS.sessionForever, LIMITS.sessionForever],
  [{ remember_forever: true }, undefined, LIMITS.sessionBrowser],
])('a session lasts as asked: %j', async (body, keptFor, lasts) => {
  const cookie = (await signIn(body)).cookies.find(({ name }) => name === 'dragoman_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(cookie?.maxAge).toBe(keptFor && keptFor / 1000);
  const [row] = await testApp.sql<{ lasts: number }[]>`
    SELECT expires_at - created_at AS lasts FROM sessions ORDER BY created_at DESC, expires_at DESC LIMIT 1`;
  expect(Math.abs((row?.lasts ?? 0) - lasts)).toBeLessThan(1000);
});

test('the token is stored as a hash alone', async () => {
  const token = (await signIn({})).cookies.find(({ name }) => name === 'dragoman_session')?.value ?? '';
  const rows = await testApp.sql<{ token_hash: Buffer }[]>`SELECT token_hash FROM sessions`;
  expect(rows.some(({ token_hash }) => token_hash.includes(token) || token_hash.length !== 32)).toBe(false);
});

test('an expired session is none', async () => {
  const vera = await testApp.signUp('vera');
  await testApp.sql`UPDATE sessions SET expires_at = now_ms() - 1 WHERE user_id = ${vera.id}`;
  expect(await vera.tries(whoami, {})).toBe('401 session signedOut');
});

test('signing out ends the session here, and again does no harm', async () => {
  const carl = await testApp.signUp('carl');
  await carl.does(logout, {});
  expect(await carl.tries(whoami, {})).toBe('401 session signedOut');
  await carl.does(logout, {});
});

test('a guest is nobody', async () => {
  expect(await testApp.guest.tries(whoami, {})).toBe('401 session signedOut');
});

test('too many sign-ins from one address are refused, by every server alike', async () => {
  const strict = await openTestApp({ RATE_LIMIT: 'on' });
  const body = { username: 'nobody', password: 'guess' };
  // Each names another account, which is not delayed yet.
  const attempts = Array.from({ length: LIMITS.signInAttempts }, (_, n) =>
    strict.guest.tries(login, { body: { ...body, username: `nobody_${n}` } }),
  );
  expect(new Set(await Promise.all(attempts))).toEqual(new Set(['404 username gone']));
  expect(await strict.guest.tries(login, { body })).toBe('429 attempts tooOften');
  const [row] = await strict.sql`SELECT amount FROM attempts`;
  expect(row).toEqual({ amount: LIMITS.signInAttempts + 1 });
});

test('attempts at one call are not counted as attempts at another', async () => {
  const strict = await openTestApp({ RATE_LIMIT: 'on' });
  const account = { username: 'anna', email: 'anna@example.org', password: PASSWORD, secret_code: CODE };
  await strict.guest.does(register, { body: account });
  const anna = await strict.signIn('anna');
  for (let nth = 0; nth < 3; nth++) await anna.does(listProjects, { query: {} });
  const rows = await strict.sql<
    { who: string; amount: number }[]
  >`SELECT who, amount FROM attempts ORDER BY who`;
  expect(rows.map(({ who, amount }) => `${who}: ${amount}`)).toEqual([
    'GET /api/projects 127.0.0.1: 3',
    'POST /api/login 127.0.0.1: 1',
    'POST /api/register 127.0.0.1: 1',
  ]);
});
