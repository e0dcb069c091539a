import { expect, test } from 'vitest';
import { changeEmail, changePassword } from '#contract/identity/account.ts';
import { createApiToken, revokeApiToken } from '#contract/identity/api-tokens.ts';
import { listSecurityEvents } from '#contract/identity/security.ts';
import { choosePassword, login, makePasswordLink } from '#contract/identity/users.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { countFailedSignIn, sweepSecurityEvents } from '../../core/auth/security-event-queries.ts';

const testApp = await openTestApp();
const { sql } = testApp;
const admin = await testApp.signUp('admin');

const eventsOf = (person: TestUser, query: { limit?: number; before?: number } = {}) =>
  person.does(listSecurityEvents, { query });
const kindsOf = async (person: TestUser) => (await eventsOf(person)).map(({ kind }) => kind);

test('a user sees what happened to their sign-in, newest first (security.3)', async () => {
  const anna = await testApp.signUp('anna');
  const proof = { current_password: PASSWORD };
  const draft = { name: 'Sync', scopes: ['read' as const], expires_at: null, ...proof };
  const { id } = await anna.does(createApiToken, { body: draft });
  await anna.does(revokeApiToken, { params: { api_token: id } });
  await anna.does(changeEmail, { body: { ...proof, email: 'else@example.org' } });
  const { path } = await admin.does(makePasswordLink, { params: { user: anna.id } });
  expect(await eventsOf(anna)).toMatchObject([
    { kind: 'passwordLink', address: '' },
    { kind: 'emailChanged', address: '127.0.0.1' },
    { kind: 'tokenRevoked', detail: 'Sync' },
    { kind: 'tokenCreated', detail: 'Sync', amount: 1 },
    { kind: 'signIn', is_new_device: true },
  ]);
  const token = path.split('/').at(-1) ?? '';
  await testApp.guest.does(choosePassword, { body: { token, password: PASSWORD } });
  expect((await kindsOf(await testApp.signIn('anna'))).slice(0, 2)).toEqual(['signIn', 'passwordReset']);
});

test('another password is an event, and the next sign-in of the same device is no new one (security.3)', async () => {
  const boris = await testApp.signUp('boris');
  const body = { current_password: PASSWORD, password: 'nine blue whales' };
  const changed = await boris.asks(changePassword, { body });
  expect(changed.statusCode).toBe(204);
  const cookie = changed.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const again = await testApp.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { cookie },
    payload: { username: 'boris', password: 'nine blue whales' },
  });
  expect(again.statusCode).toBe(200);
  const rows =
    await sql`SELECT kind, is_new_device FROM security_events WHERE user_id = ${boris.id} ORDER BY id`;
  expect(rows).toEqual([
    { kind: 'signIn', is_new_device: true },
    { kind: 'passwordChanged', is_new_device: false },
    { kind: 'signIn', is_new_device: false },
  ]);
});

test('failed sign-ins of an hour are one event with their number (security.3)', async () => {
  const carl = await testApp.signUp('carl');
  for (let nth = 0; nth < 3; nth++)
    await testApp.guest.tries(login, { body: { username: 'carl', password: 'a wrong one' } });
  await expect.poll(async () => (await eventsOf(carl))[0]).toMatchObject({ kind: 'signInFailed', amount: 3 });
  await Promise.all(
    Array.from({ length: 5 }, () => countFailedSignIn(sql, carl.id, { address: '::1', user_agent: '' })),
  );
  expect((await eventsOf(carl))[0]).toMatchObject({ amount: 8, address: '::1' });
});

test('they are paged, and those of others are not among them', async () => {
  const dora = await testApp.signUp('dora');
  for (let nth = 0; nth < 3; nth++) await testApp.signIn('dora');
  const [first, second] = await eventsOf(dora, { limit: 2 });
  const rest = await eventsOf(dora, { before: second?.id });
  expect([first, second, ...rest].map((event) => event?.kind)).toEqual([
    'signIn',
    'signIn',
    'signIn',
    'signIn',
  ]);
  expect(await testApp.guest.tries(listSecurityEvents, {})).toBe('401 session signedOut');
  const program = await testApp.byToken(dora, ['read', 'translate', 'manage']);
  expect(await program.tries(listSecurityEvents, {})).toBe('403 token sessionOnly');
});

test('they are kept for 90 days, and so many of a user (security.3)', async () => {
  const ella = await testApp.signUp('ella');
  await sql`
    INSERT INTO security_events (user_id, kind, at)
    SELECT ${ella.id}, 'signIn', now_ms() FROM generate_series(1, ${SERVICE_LIMITS.securityEventsPerUser + 5}::int)`;
  await sql`
    INSERT INTO security_events (user_id, kind, at)
    VALUES (${ella.id}, 'signIn', now_ms() - ${SERVICE_LIMITS.securityEventsKept + 1000}::bigint)`;
  await sweepSecurityEvents(sql);
  expect(await sql`SELECT FROM security_events WHERE user_id = ${ella.id}`).toHaveLength(
    SERVICE_LIMITS.securityEventsPerUser,
  );
});
