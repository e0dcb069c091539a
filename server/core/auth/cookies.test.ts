import { beforeAll, expect, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../test/test-app.ts';

const HTTPS = { 'x-forwarded-proto': 'https' };
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({ TRUST_PROXY: 'on' });
  await testApp.signUp('anna');
});

const signIn = (headers: Record<string, string>, body: Record<string, unknown> = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/login',
    headers,
    payload: { username: 'anna', password: PASSWORD, ...body },
  });
const whoIs = (cookie: string, headers: Record<string, string>) =>
  testApp.app.inject({ url: '/api/whoami', headers: { cookie, ...headers } });
const tokenIn = ({ cookies }: Awaited<ReturnType<typeof signIn>>, name: string) =>
  cookies.find((cookie) => cookie.name === name)?.value ?? '';

test('over https the session’s cookie is of this very host', async () => {
  const { headers } = await signIn(HTTPS);
  const [set = ''] = [headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('__Host-'));
  expect(set).toMatch(/^__Host-dragoman_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('over plain http, where browsers would not take that, it has the plain name', async () => {
  const answer = await signIn({});
  expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
    ['dragoman_session', undefined],
    ['dragoman_signed_in', undefined],
    ['dragoman_device', undefined],
  ]);
});

test('a proxy that is not trusted can’t make plain http https', async () => {
  const plain = await openTestApp();
  await plain.signUp('anna');
  const payload = { username: 'anna', password: PASSWORD };
  const answer = await plain.app.inject({ method: 'POST', url: '/api/login', headers: HTTPS, payload });
  expect(answer.cookies.map(({ name }) => name)).toEqual([
    'dragoman_session',
    'dragoman_signed_in',
    'dragoman_device',
  ]);
});

test.each([
  [{}, undefined],
  [{ remember: true }, LIMITS.sessionRemembered / 1000],
])('a session of before goes on, and its cookie gets the new name: %j', async (body, keptFor) => {
  const old = tokenIn(await signIn({}, body), 'dragoman_session');
  const answer = await whoIs(`dragoman_session=${old}`, HTTPS);
  expect(answer.json()).toMatchObject({ username: 'anna' });
  const cookies = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
  expect(cookies.get('__Host-dragoman_session')).toMatchObject({ value: old, secure: true, path: '/' });
  expect(cookies.get('dragoman_session')).toMatchObject({ value: '', path: '/' });
  const { maxAge } = cookies.get('__Host-dragoman_session') ?? {};
  expect(maxAge).toSatisfy((age) =>
    keptFor === undefined ? age === undefined : age <= keptFor && age > keptFor - 60,
  );
  expect((await whoIs(`__Host-dragoman_session=${old}`, HTTPS)).cookies).toEqual([]);
});

test('a plain cookie that another site’s host has set does not stand in for the session', async () => {
  await testApp.signUp('mallory');
  const own = tokenIn(await signIn(HTTPS), '__Host-dragoman_session');
  const tossed = tokenIn(await signIn({}, { username: 'mallory' }), 'dragoman_session');
  const answer = await whoIs(`dragoman_session=${tossed}; __Host-dragoman_session=${own}`, HTTPS);
  expect(answer.json()).toMatchObject({ username: 'anna' });
});

test('an ended session of before is renewed by nothing', async () => {
  const answer = await whoIs('dragoman_session=of-nobody', HTTPS);
  expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
});

test('signing out takes the cookies of every name away', async () => {
  const cookie = `__Host-dragoman_session=${tokenIn(await signIn(HTTPS), '__Host-dragoman_session')}`;
  const headers = { cookie, ...HTTPS };
  const answer = await testApp.app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(answer.cookies.map(({ name, value }) => [name, value])).toEqual([
    ['dragoman_session', ''],
    ['dragoman_signed_in', ''],
    ['__Host-dragoman_session', ''],
  ]);
  expect(answer.cookies.at(-1)).toMatchObject({ secure: true, path: '/' });
  expect((await whoIs(cookie, HTTPS)).statusCode).toBe(401);
});
