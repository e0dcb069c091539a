import { beforeAll, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});

const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

test.each([
  ['{"username":', '400 body json'],
  ['', '400 body required'],
  ['null', '400 body required'],
  ['[]', '400 body object'],
  ['"text"', '400 body object'],
  [`{"username":"${'a'.repeat(LIMITS.bodyBytes)}"}`, '413 body bodyTooLarge'],
])('a body that can’t be read is refused: %.20s', async (payload, refusal) => {
  const answer = await post(payload);
  const { status, errors } = answer.json();
  expect(`${answer.statusCode} ${errors[0].key} ${errors[0].kind}`).toBe(refusal);
  expect(status).toBe(answer.statusCode);
});

test('a body of another type than JSON is refused', async () => {
  const answer = await post('username=anna', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer.json()).toEqual({ status: 400, errors: [{ key: 'body', kind: 'mediaType' }] });
});

test('what is not there answers 404 in the same form', async () => {
  for (const url of ['/api/nothing', '/api/projects/1/sections/1/nothing']) {
    const answer = await testApp.app.inject({ url });
    expect(answer.json()).toEqual({ status: 404, errors: [{ key: 'address', kind: 'gone' }] });
  }
});

test.each([
  ['/api/projects/0', '400 project'],
  ['/api/projects/-1', '400 project'],
  ['/api/projects/99999999999999999999', '400 project'],
  ['/api/projects/%00', '400 project'],
  ['/api/projects/1/sections/abc', '400 section'],
  ['/api/projects/1/sections/9007199254740993', '400 section'],
  ['/api/projects/1/sections/1.5', '400 section'],
])('an address with an impossible id is refused: %s', async (url, refusal) => {
  const answer = await testApp.app.inject({ url });
  expect(`${answer.statusCode} ${answer.json().errors[0].key}`).toBe(refusal);
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:3000.evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://localhost:3000' }, 204],
  [{ origin: 'https://localhost:3000' }, 204],
  [{}, 204],
])('writes asked for by another site’s page are refused: %j', async (headers, status) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/logout',
    headers: { host: 'localhost:3000', ...headers },
  });
  expect(answer.statusCode).toBe(status);
});

test('pages may run no script but our own, and nobody may frame them', async () => {
  const { headers } = await testApp.app.inject({ url: '/api/health' });
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('the service says that it is well', async () => {
  const answer = await testApp.app.inject({ url: '/api/health' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
});

test('the OpenAPI 3.1 document has every call of the contract', async () => {
  const document = (await testApp.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toMatch(/^3\.1/);
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = CALLS.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.sort()).toEqual(declared.sort());
  expect((await testApp.app.inject({ url: '/api/docs' })).statusCode).toBe(200);
});
