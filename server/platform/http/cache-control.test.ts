import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { generateImage } from '#contract/core/images.ts';
import { whoami } from '#contract/identity/users.ts';
import { EXAMPLES, makeCall, makerOf } from '../../../test/calls/examples.ts';
import { type FilledProject, fillProject } from '../../../test/calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../../../test/calls/test-users.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let users: TestUsers;

beforeAll(async () => {
  testApp = await openTestApp();
  users = await openTestUsers(testApp);
});

/** The project of the next call; a new one after something was written to it. */
let filled: FilledProject | undefined;

test.each(Object.keys(EXAMPLES))('no cache keeps what depends on who asks: %s', async (name) => {
  const example = EXAMPLES[name] ?? expect.fail(name);
  for (const who of [users.guest, users[makerOf(name)]]) {
    filled ??= await fillProject(testApp, users, { visibility: 'private' });
    const { statusCode, headers } = await makeCall(testApp, example, filled, who);
    if (statusCode < 400 && example.endpoint.method !== 'GET') filled = undefined;
    const isKept = example.endpoint.isPublic && statusCode < 400;
    expect(headers['cache-control']).toMatch(isKept ? /^public, / : /^no-store(, no-transform)?$/);
    // A program that has a file asks with its ETag whether it is still the same (command-line.5).
    const isFile = ['exportFile', 'exportAsBook'].includes(name) && statusCode === 200;
    if (!isKept && !isFile) expect(headers.etag).toBeUndefined();
  }
});

test('HEAD says the same as GET', async () => {
  for (const [url, kept] of [
    ['/api/whoami', 'no-store'],
    ['/api/generate_image/anna', 'public, max-age=31536000, immutable'],
  ]) {
    const answer = await testApp.app.inject({ method: 'HEAD', url: url ?? '', headers: users.owner.headers });
    expect(answer.headers['cache-control']).toBe(kept);
  }
});

test('what is the same for everyone may be kept, however it is compressed', async () => {
  const params = { name: 'anna' };
  const plain = await testApp.guest.asks(generateImage, { params });
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const url = '/api/openapi.json';
  const small = await testApp.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(small.headers).toMatchObject({
    'cache-control': 'public, max-age=300',
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
  });
});

test('a failure is kept nowhere, where a success would be too', async () => {
  const refused = ['/api/nothing', '/nothing', '/api/users/%', `/api/generate_image/${'a'.repeat(101)}`];
  for (const url of refused) {
    const { statusCode, headers } = await testApp.app.inject({ url });
    expect([url, statusCode >= 400, headers['cache-control']]).toEqual([url, true, 'no-store']);
  }
  const large = { method: 'POST', url: '/api/login', payload: { username: 'a'.repeat(2 ** 20) } } as const;
  expect((await testApp.app.inject(large)).headers['cache-control']).toBe('no-store');
});

test('compressing does not change what may be kept', async () => {
  const headers = { ...users.owner.headers, 'accept-encoding': 'gzip' };
  const { project } = await fillProject(testApp, users, { visibility: 'private' });
  const url = `/api/projects/${project}?fetch_members&fetch_sections&fetch_roles`;
  const answer = await testApp.app.inject({ url, headers });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'gzip' });
});

test('only calls that ask for nobody are declared public', async () => {
  const declared = CALLS.filter(({ isPublic }) => isPublic).map(({ name }) => name);
  expect(declared).toEqual(['readProjectFeed', 'readSiteFeed', 'guestBook', 'generateImage', 'readImage']);
  expect(whoami.isPublic).toBe(false);
});
