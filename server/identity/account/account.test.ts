import { beforeAll, expect, test } from 'vitest';
import { readSiteLog } from '#contract/history/log.ts';
import { changeEmail, changePassword, listSessions } from '#contract/identity/account.ts';
import { choosePassword, login, makePasswordLink, register, whoami } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { runWhileLocked, signInHeld } from '../../../test/run-while-locked.ts';
import { CODE, openTestApp, PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let admin: TestUser;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await testApp.signUp('site_admin');
  await testApp.signUp('somebody');
});

const NEW = 'a battery stapled';
const change = (password = NEW, current_password = PASSWORD) => ({ body: { current_password, password } });
const signInWith = (username: string, password: string) =>
  testApp.guest.asks(login, { body: { username, password } });

test('another password takes the place of the old one', async () => {
  const anna = await testApp.signUp('anna');
  await anna.does(changePassword, change());
  expect((await signInWith('anna', PASSWORD)).statusCode).toBe(401);
  expect((await signInWith('anna', NEW)).statusCode).toBe(200);
});

test.each([
  [change(NEW, 'a wrong one'), '400 current_password wrong'],
  [change(NEW, ''), '400 current_password required'],
  [change('short', ''), '400 current_password required password minlength'],
  [change('password123'), '400 password common'],
])('a change of the password refuses %j', async (asked, refusal) => {
  const person = await testApp.signUp(`refused_${Math.random().toString(36).slice(2, 10)}`);
  expect(await person.tries(changePassword, asked)).toBe(refusal);
  expect((await signInWith(person.username, PASSWORD)).statusCode).toBe(200);
});

test('with the password every other session ends; the asking one goes on by another token', async () => {
  const boris = await testApp.signUp('boris');
  const elsewhere = await testApp.signIn('boris');
  const answer = await boris.asks(changePassword, change());
  expect(answer.statusCode).toBe(204);
  expect(await elsewhere.tries(whoami, {})).toBe('401 session signedOut');
  expect(await boris.tries(whoami, {})).toBe('401 session signedOut');
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const renewed = await testApp.app.inject({ url: '/api/whoami', headers: { cookie } });
  expect(renewed.json()).toMatchObject({ username: 'boris' });
});

test.each([
  [{}, false],
  [{ remember: true }, true],
])('the renewed session lasts as long as it would have: %j', async (asked, outlivesBrowser) => {
  const username = `lasting_${outlivesBrowser}`;
  await testApp.signUp(username);
  const { cookies } = await testApp.guest.asks(login, { body: { username, password: PASSWORD, ...asked } });
  const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/account/password',
    headers,
    payload: change().body,
  });
  const session = answer.cookies.find(({ httpOnly }) => httpOnly);
  expect(session?.maxAge !== undefined).toBe(outlivesBrowser);
  if (session?.maxAge) expect(Math.abs(session.maxAge - LIMITS.sessionRemembered / 1000)).toBeLessThan(60);
});

test('an open password link is void once the password is changed', async () => {
  const carl = await testApp.signUp('carl');
  const { path } = await admin.does(makePasswordLink, { params: { user: 'carl' } });
  await carl.does(changePassword, change());
  const token = path.split('/').at(-1) ?? '';
  expect(await testApp.guest.tries(choosePassword, { body: { token, password: 'yet another one' } })).toBe(
    '400 token wrong',
  );
});

test('a sign-in by the old password that was under way does not outlive its change', async () => {
  const dora = await testApp.signUp('dora');
  const answer = await runWhileLocked(
    testApp,
    (tx) => signInHeld(tx, dora),
    () => dora.asks(changePassword, change()),
  );
  expect(answer.statusCode).toBe(204);
  const [row] = await testApp.sql`SELECT count(*) AS sessions FROM sessions WHERE user_id = ${dora.id}`;
  expect(row).toEqual({ sessions: 1 });
});

test('of two changes of the password at once one is done', async () => {
  const emma = await testApp.signUp('emma');
  const again = await testApp.signIn('emma');
  const answers = await Promise.all([
    emma.asks(changePassword, change('the first of the two')),
    again.asks(changePassword, change('the second of the two')),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401]);
  const opened = await Promise.all(
    ['the first of the two', 'the second of the two'].map((one) => signInWith('emma', one)),
  );
  expect(opened.map(({ statusCode }) => statusCode)).toEqual(
    answers.map(({ statusCode }) => (statusCode === 204 ? 200 : 401)),
  );
});

test('another e-mail address takes the place of the old one, and is signed in by', async () => {
  const flora = await testApp.signUp('flora');
  const email = ' Flora@Elsewhere.example ';
  expect(await flora.does(changeEmail, { body: { email, current_password: PASSWORD } })).toMatchObject({
    username: 'flora',
    email: 'Flora@Elsewhere.example',
  });
  expect((await signInWith('flora@elsewhere.example', PASSWORD)).statusCode).toBe(200);
  expect((await signInWith('flora@example.org', PASSWORD)).statusCode).toBe(404);
});

test('one may write one’s own address in other letters', async () => {
  const grete = await testApp.signUp('grete');
  const body = { email: 'GRETE@example.org', current_password: PASSWORD };
  expect(await grete.does(changeEmail, { body })).toMatchObject({ email: 'GRETE@example.org' });
});

test.each([
  [{ email: 'SOMEBODY@example.org' }, '400 email notUnique'],
  [{ email: 'nowhere' }, '400 email email'],
  [{ email: ' ', current_password: '' }, '400 current_password required email required'],
  [{ current_password: 'a wrong one' }, '400 current_password wrong'],
])('a change of the e-mail address refuses %j', async (asked, refusal) => {
  const body = { email: 'fine@example.org', current_password: PASSWORD, ...asked };
  expect(await admin.tries(changeEmail, { body })).toBe(refusal);
  expect(await admin.does(whoami, {})).toMatchObject({ email: 'site_admin@example.org' });
});

test('of two who take an address at once one gets it', async () => {
  const pair = await Promise.all(['hans', 'ilse'].map(testApp.signUp));
  const body = { email: 'wanted@example.org', current_password: PASSWORD };
  const answers = await Promise.all(pair.map((one) => one.asks(changeEmail, { body })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
});

test('wrong passwords at either are attempts, of which an address has so many', async () => {
  const strict = await openTestApp({ RATE_LIMIT: 'on' });
  const jan = await strict.signUp('jan');
  const wrong = change(NEW, 'a wrong one');
  const tries = Array.from({ length: LIMITS.signInAttempts }, () => jan.tries(changePassword, wrong));
  // After the first few the account is delayed; each is counted as an attempt of the address too.
  const refusals = new Set(await Promise.all(tries));
  expect(refusals).toEqual(new Set(['400 current_password wrong', '429 current_password tooOften']));
  const [row] = await strict.sql`SELECT amount FROM attempts WHERE who LIKE '%/api/account/password%'`;
  expect(row).toEqual({ amount: LIMITS.signInAttempts });
});

test('the site’s log tells that they were changed, and neither what they were nor are', async () => {
  const karl = await testApp.signUp('karl');
  await karl.does(changeEmail, { body: { email: 'new@example.org', current_password: PASSWORD } });
  await karl.does(changePassword, change());
  const lines = await admin.does(readSiteLog, { query: { u: String(karl.id) } });
  expect(lines.slice(0, 2).map(({ fields }) => fields)).toEqual([['own_password'], ['email']]);
  expect(JSON.stringify(lines)).not.toContain('new@');
});

test.each(['password', 'QwertyUiop', 'newcomer', 'Newcomer@example.org'])(
  'nobody signs up with the password %j',
  async (password) => {
    const body = { username: 'newcomer', email: 'newcomer@example.org', password, secret_code: CODE };
    expect(await testApp.guest.tries(register, { body })).toBe('400 password common');
  },
);

test.each(['iloveyou', 'site_admin'])('nobody chooses the password %j by a link', async (password) => {
  const { path } = await admin.does(makePasswordLink, { params: { user: 'site_admin' } });
  const token = path.split('/').at(-1) ?? '';
  expect(await testApp.guest.tries(choosePassword, { body: { token, password } })).toBe(
    '400 password common',
  );
});

test('nobody but oneself knows of one’s sessions', async () => {
  expect(await testApp.guest.tries(listSessions, {})).toBe('401 session signedOut');
});
