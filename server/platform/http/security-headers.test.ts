import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});

const headersOf = async (url: string) => (await testApp.app.inject({ url })).headers;

test.each(['/api/health', '/api/whoami', '/api/nothing', '/nothing', '/api/docs/'])(
  'every answer, a failure too, says what a page may do: %s',
  async (url) => {
    expect(await headersOf(url)).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  },
);

test.each(['/api/users/%', '/%E0%A4%A'])('an address that can’t be read too: %s', async (url) => {
  expect(await headersOf(url)).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
  });
});

test('no answer says what the server runs on, nor where in its code a fault was', async () => {
  testApp.app.log.level = 'silent';
  const { sql, app } = testApp;
  await sql`ALTER TABLE users RENAME TO users_away`;
  const broken = await app.inject({ url: '/api/users/anna' });
  await sql`ALTER TABLE users_away RENAME TO users`;
  expect([broken.statusCode, broken.json()]).toEqual([
    500,
    { status: 500, errors: [{ key: 'general', kind: 'broken' }] },
  ]);
  for (const name of ['server', 'x-powered-by']) expect(broken.headers).not.toHaveProperty(name);
});

test('the reference page takes nothing from other sites, and works over plain http', async () => {
  const page = await testApp.app.inject({ url: '/api/docs/' });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).not.toMatch(/https:|upgrade-insecure-requests|swagger\.io/);
  const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => /^(https?:)?\/\//.test(link))).toEqual([]);
  expect(page.body).not.toMatch(/<script>[^<]/);
});

test('folders are not listed, and sources of ours are not served', async () => {
  for (const url of ['/api/docs/static/', '/assets/', '/package.json', '/server/start.ts', '/.git/config']) {
    const { statusCode, body } = await testApp.app.inject({ url });
    expect([url, statusCode, /package\.json|main\.ts|swagger-ui\.css/.test(body)]).toEqual([url, 404, false]);
  }
});
