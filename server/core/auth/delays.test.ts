import { beforeEach, expect, test } from 'vitest';
import { changePassword } from '#contract/identity/account.ts';
import { choosePassword, login, makePasswordLink } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { SECOND } from '#domain/core/units.ts';
import { askApp } from '../../../test/ask-app.ts';
import { runWhileLocked } from '../../../test/run-while-locked.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { sweepDelays } from './delay-queries.ts';
import { rememberDevice, sweepDevices } from './device-queries.ts';

const { free, first, longest, forgotten } = SERVICE_LIMITS.signInDelay;

const testApp = await openTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
const { admin, anna } = await testApp.signUps('admin', 'anna');

beforeEach(async () => {
  await testApp.sql`TRUNCATE sign_in_delays, attempts`;
});

let addresses = 0;

/** A sign-in attempt, from a new address unless one is given. */
async function tries(
  body: { username?: string; password?: string },
  { cookie, address }: { cookie?: string; address?: string } = {},
) {
  addresses += 1;
  const answer = await askApp(testApp.app, {
    method: login.method,
    url: login.path,
    headers: { 'x-forwarded-for': address ?? `10.0.0.${addresses}`, ...(cookie && { cookie }) },
    payload: { username: 'anna', password: 'a guess', ...body },
  });
  const wait = Number(answer.headers['retry-after']);
  return { status: answer.statusCode, errors: answer.json().errors, wait, cookies: answer.cookies };
}

const delayed = { status: 429, errors: [{ key: 'account', kind: 'tooOften' }] };

/** Sets every counter of failures so high that one more failure causes a delay longer than a test. */
const beforeLongWait = () => testApp.sql`UPDATE sign_in_delays SET amount = ${free + 10}, next_at = 0`;

/** Fails so often that the next attempt is delayed from any address. */
async function failOften(username = 'anna') {
  expect((await tries({ username })).status).not.toBe(429);
  await beforeLongWait();
  expect((await tries({ username })).status).not.toBe(429);
}

test('a few failures delay nobody; then each further one doubles the wait, up to the longest', async () => {
  const waits: number[] = [];
  for (let n = 0; n < free + 12; n += 1) {
    expect((await tries({})).status).toBe(401);
    const [row] = await testApp.sql<{ wait: number }[]>`
      SELECT next_at - expires_at + ${forgotten}::bigint AS wait FROM sign_in_delays`;
    // The clock is read twice, so a wait of 0 may be -1 ms.
    waits.push(Math.max(0, Math.round((row?.wait ?? 0) / SECOND)));
    await testApp.sql`UPDATE sign_in_delays SET next_at = 0`;
  }
  const doubling = Array.from({ length: 12 }, (_, n) => Math.min(first * 2 ** n, longest) / SECOND);
  expect(waits).toEqual([...Array.from({ length: free }, () => 0), ...doubling]);
});

test('the refusal says when it may be tried again', async () => {
  await failOften();
  const { wait, ...refused } = await tries({});
  expect(refused).toMatchObject(delayed);
  expect(wait).toBeGreaterThan(longest / SECOND / 2);
  expect(wait).toBeLessThanOrEqual(longest / SECOND);
});

test('while an account is delayed the right password is refused too, by name and by address', async () => {
  await failOften();
  expect(await tries({ password: PASSWORD })).toMatchObject(delayed);
  expect(await tries({ username: 'ANNA@example.org', password: PASSWORD })).toMatchObject(delayed);
});

test('a name that nobody has is delayed as one that somebody has', async () => {
  await failOften('nobody_here');
  expect(await tries({ username: 'Nobody_Here' })).toMatchObject(delayed);
  expect((await tries({})).status).toBe(401);
});

test('naming ever more accounts fills no more than a fixed number of places', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => tries({ username: `${n} is a name that nobody can have` })),
  );
  const rows = await testApp.sql<{ who: string }[]>`SELECT who FROM sign_in_delays`;
  for (const { who } of rows) expect(who).toMatch(/^nobody \d{1,5}$/);
});

test('tries at the same moment are counted one by one', async () => {
  await tries({});
  await beforeLongWait();
  const statuses = await Promise.all(Array.from({ length: 10 }, () => tries({})));
  expect(statuses.filter(({ status }) => status === 401)).toHaveLength(1);
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(9);
});

test('to sign in forgets the failures', async () => {
  await failOften();
  await testApp.sql`UPDATE sign_in_delays SET next_at = 0`;
  expect((await tries({ password: PASSWORD })).status).toBe(200);
  for (let n = 0; n < free; n += 1) expect((await tries({})).status).toBe(401);
});

test('who signed in from a device before is not delayed by what others do', async () => {
  await failOften();
  const answer = await tries({ password: PASSWORD }, anna.headers);
  expect(answer.status).toBe(200);
  // It does not reset the delays of others.
  expect(await tries({ password: PASSWORD })).toMatchObject(delayed);
});

test('a device has a delay of its own, so that whoever steals it can’t guess on', async () => {
  expect((await tries({}, anna.headers)).status).toBe(401);
  await beforeLongWait();
  expect((await tries({}, anna.headers)).status).toBe(401);
  expect(await tries({ password: PASSWORD }, anna.headers)).toMatchObject(delayed);
  expect((await tries({ password: PASSWORD })).status).toBe(200);
});

test('a device of one account is none of another, until one signs in there', async () => {
  const boris = await testApp.signUp('boris');
  await failOften();
  expect(await tries({ password: PASSWORD }, boris.headers)).toMatchObject(delayed);
  await testApp.sql`TRUNCATE sign_in_delays`;
  const { cookies } = await tries({ password: PASSWORD }, boris.headers);
  const device = cookies.find(({ name }) => name === 'dragoman_device');
  expect(boris.headers.cookie).toContain(device?.value);
  await failOften();
  expect((await tries({ password: PASSWORD }, boris.headers)).status).toBe(200);
});

test('the cookie of a device is for the server alone, is stored hashed, and never one that we did not give', async () => {
  const { cookies } = await tries({ password: PASSWORD }, { cookie: 'dragoman_device=planted' });
  const device = cookies.find(({ name }) => name === 'dragoman_device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 86_400 });
  expect(device?.value).toMatch(/^[\w-]{43}$/);
  const rows = await testApp.sql<{ token_hash: Buffer }[]>`SELECT token_hash FROM devices`;
  for (const { token_hash } of rows) expect(token_hash.includes(device?.value ?? '')).toBe(false);
});

test('an account has so many devices, the latest; long unused ones are forgotten', async () => {
  const { id } = await testApp.signUp('carl');
  const [carl] = await testApp.sql<{ id: number; password_hash: string }[]>`
    SELECT id, password_hash FROM users WHERE id = ${id}`;
  if (!carl) throw new Error('Carl has not signed up.');
  for (let n = 0; n < SERVICE_LIMITS.devicesPerUser + 5; n += 1) {
    await rememberDevice(testApp.sql, carl, Buffer.from([n]));
    await testApp.sql`UPDATE devices SET seen_at = seen_at - 1000 WHERE user_id = ${carl.id}`;
  }
  const kept = await testApp.sql<{ token_hash: Buffer }[]>`
    SELECT token_hash FROM devices WHERE user_id = ${carl.id} ORDER BY seen_at`;
  expect(kept.map(({ token_hash }) => token_hash[0])).toEqual(
    Array.from({ length: SERVICE_LIMITS.devicesPerUser }, (_, n) => n + 5),
  );
  await testApp.sql`UPDATE devices SET seen_at = now_ms() - ${SERVICE_LIMITS.deviceLasts}::bigint WHERE user_id = ${carl.id}`;
  await sweepDevices(testApp.sql);
  expect(await testApp.sql`SELECT FROM devices WHERE user_id = ${carl.id}`).toHaveLength(0);
});

test('a password chosen by a link forgets the devices', async () => {
  const dora = await testApp.signUp('dora');
  const { path } = await admin.does(makePasswordLink, { params: { user: dora.id } });
  await testApp.guest.does(choosePassword, {
    body: { token: path.slice('/password/'.length), password: PASSWORD },
  });
  expect(await testApp.sql`SELECT FROM devices WHERE user_id = ${dora.id}`).toHaveLength(0);
});

test('another password forgets the devices, but for the one it is chosen on', async () => {
  const flora = await testApp.signUp('flora');
  const elsewhere = await testApp.signIn('flora');
  const tryAs = (headers: TestUser['headers']) =>
    tries({ username: 'flora', password: 'another horse' }, headers);
  const body = { current_password: PASSWORD, password: 'another horse' };
  expect((await flora.asks(changePassword, { body })).statusCode).toBe(204);
  await failOften('flora');
  expect(await tryAs(elsewhere.headers)).toMatchObject(delayed);
  expect((await tryAs(flora.headers)).status).toBe(200);
});

test('who changes the password on a device that has none of our cookies is known there from then on', async () => {
  const gerda = await testApp.signUp('gerda');
  const cookie = gerda.headers.cookie?.replace(/dragoman_device=[^;]+/, 'other=1') ?? '';
  const answer = await askApp(testApp.app, {
    method: changePassword.method,
    url: changePassword.path,
    headers: { cookie },
    payload: { current_password: PASSWORD, password: 'another horse' },
  });
  const device = answer.cookies.find(({ name }) => name === 'dragoman_device');
  await failOften('gerda');
  const known = { cookie: `dragoman_device=${device?.value}` };
  expect((await tries({ username: 'gerda', password: 'another horse' }, known)).status).toBe(200);
});

test('a sign-in by the old password that was under way leaves no device behind', async () => {
  const hilda = await testApp.signUp('hilda');
  const [before] = await testApp.sql<{ password_hash: string }[]>`
    SELECT password_hash FROM users WHERE id = ${hilda.id}`;
  const signedIn = { id: hilda.id, password_hash: before?.password_hash ?? '' };
  await runWhileLocked(
    testApp,
    async (tx) => {
      await lockUser(tx, hilda.id);
      await tx`UPDATE users SET password_hash = 'another' WHERE id = ${hilda.id}`;
    },
    () => rememberDevice(testApp.sql, signedIn, Buffer.from('late')),
  );
  expect(
    await testApp.sql`SELECT FROM devices WHERE user_id = ${hilda.id} AND token_hash = 'late'`,
  ).toHaveLength(0);
});

test('failures of long ago are forgotten', async () => {
  await failOften();
  await testApp.sql`UPDATE sign_in_delays SET expires_at = 0`;
  expect((await tries({})).status).toBe(401);
  expect([...(await testApp.sql`SELECT amount FROM sign_in_delays`)]).toEqual([{ amount: 1 }]);
  await testApp.sql`UPDATE sign_in_delays SET expires_at = 0`;
  await sweepDelays(testApp.sql);
  expect(await testApp.sql`SELECT FROM sign_in_delays`).toHaveLength(0);
});

test('an address counts by what the nearest proxy says of it, whatever the visitor claims', async () => {
  const guesses = Array.from({ length: LIMITS.signInAttempts + 1 }, (_, n) =>
    tries({ username: `nobody_${n}` }, { address: `203.0.113.${n}, 192.0.2.1` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  const counted = await testApp.sql<{ who: string }[]>`SELECT who FROM attempts`;
  expect(counted.map(({ who }) => who)).toEqual([`POST ${login.path} 192.0.2.1`]);
});

test('all of an IPv6 network count as one', async () => {
  await tries({}, { address: '2001:db8:1:2:3::4' });
  await tries({}, { address: '2001:db8:1:2:5::6' });
  await tries({}, { address: '::ffff:192.0.2.9' });
  const counted = await testApp.sql<
    { who: string; amount: number }[]
  >`SELECT who, amount FROM attempts ORDER BY who`;
  expect([...counted]).toEqual([
    { who: `POST ${login.path} 192.0.2.9`, amount: 1 },
    { who: `POST ${login.path} 2001:db8:1:2::/64`, amount: 2 },
  ]);
});

test('who is signed in can’t guess the password by changing it', async () => {
  const emil = await testApp.signUp('emil');
  const body = { current_password: 'a guess', password: 'another horse' };
  expect(await emil.tries(changePassword, { body })).toBe('400 current_password wrong');
  await beforeLongWait();
  expect(await emil.tries(changePassword, { body })).toBe('400 current_password wrong');
  const right = { ...body, current_password: PASSWORD };
  expect(await emil.tries(changePassword, { body: right })).toBe('429 current_password tooOften');
  expect((await tries({ username: 'emil', password: PASSWORD })).status).toBe(200);
});
