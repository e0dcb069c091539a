import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESSES } from '#domain/core/addresses/pages.ts';
import { answerFailures } from '../platform/http/answer-failures.ts';
import { rewriteUrl, serveWebApp } from './web-app.ts';

const app = Fastify({ rewriteUrl });
let built: string;

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'dragoman-web-'));
  await mkdir(join(built, 'assets'));
  const robots = await readFile(join(import.meta.dirname, '..', '..', 'web', 'public', 'robots.txt'), 'utf8');
  const files = {
    'index.html': '<title>Dragoman</title>',
    'assets/app-1a2b.js': 'run()',
    'robots.txt': robots,
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(built, name), content);
    await writeFile(join(built, `${name}.gz`), gzipSync(content));
  }
  answerFailures(app);
  await serveWebApp(app, async (_path, page) => page, built);
});

afterAll(() => rm(built, { recursive: true }));

type Asked = { method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string> };
const ask = async (url: string, { method = 'GET', headers = {} }: Asked = {}) => {
  const answer = await app.inject({ method, url, headers });
  const [type] = String(answer.headers['content-type'] ?? '').split(';');
  return { status: answer.statusCode, type, headers: answer.headers, body: answer.body };
};

const ACCEPTED = ['text/html,*/*;q=0.8', '*/*', 'application/json', 'image/png'];

test.each([
  '/',
  '/login',
  '/projects/1?x=y',
  '/projects/dune/',
  '/projects/dune/editor/1f_20?page=2',
  '/users/7',
  '/401?from=%2Fprojects',
])('where a page stands the app is served, whatever is accepted: %s', async (url) => {
  const page = { status: 200, type: 'text/html', body: '<title>Dragoman</title>' };
  expect(await ask(url)).toMatchObject(page);
  for (const accept of ACCEPTED) {
    expect(await ask(url, { headers: { accept } })).toMatchObject(page);
    expect(await ask(url, { headers: { accept, 'accept-encoding': 'gzip' } })).toMatchObject({
      ...page,
      body: expect.anything(),
    });
    expect(await ask(url, { method: 'HEAD', headers: { accept } })).toMatchObject({ ...page, body: '' });
  }
});

test.each([
  '/nothing',
  '/projects/abc-def',
  '/projects/0',
  '/projects/-1',
  '/help/nothing',
  '/users/a-b',
  '/users/0',
  '/projects/1/editor/zz',
  '/%E0%A4%A',
  '/projects/%',
  '/%E0%A4%A?q=%E0',
  '//evil.example/',
  `/${'a'.repeat(5000)}`,
])('where none stands the app is served too, with 404: %s', async (url) => {
  const page = { status: 404, type: 'text/html', body: '<title>Dragoman</title>' };
  expect(await ask(url)).toMatchObject(page);
  expect(await ask(url, { headers: { accept: 'text/html' } })).toMatchObject(page);
  expect(await ask(url, { method: 'HEAD' })).toMatchObject({ ...page, body: '' });
});

test.each([
  '/favicon.ico',
  '/assets/gone.js',
  '/assets/gone',
  '/assets',
  '/assets/',
  '/wp-login.php',
  '/.env',
  '/../package.json',
  '/%2e%2e/package.json',
  '/projects/%E0.txt',
])('a file that is not there is a plain 404: %s', async (url) => {
  const gone = { status: 404, type: 'text/plain' };
  expect(await ask(url, { headers: { accept: 'text/html' } })).toMatchObject({
    ...gone,
    body: 'Not found\n',
  });
  expect(await ask(url, { method: 'HEAD' })).toMatchObject({ ...gone, body: '' });
});

test.each(['/api', '/api/', '/api/nothing', '/api/nothing.html', '/api/nothing?x=y'])(
  'a call that there is not is refused as calls are: %s',
  async (url) => {
    const gone = { status: 404, type: 'application/json' };
    expect(await ask(url, { headers: { accept: 'text/html' } })).toMatchObject(gone);
    expect(await ask(url, { method: 'HEAD' })).toMatchObject({ ...gone, body: '' });
    expect((await ask(url, { method: 'POST' })).status).toBe(404);
  },
);

test('nothing can be sent to a page', async () => {
  expect(await ask('/login', { method: 'POST' })).toMatchObject({ status: 404, type: 'application/json' });
});

test('robots find what is for everyone, and neither calls nor what is for those who sign in', async () => {
  const { status, type, body } = await ask('/robots.txt');
  expect({ status, type }).toEqual({ status: 200, type: 'text/plain' });
  expect((await ask('/robots.txt', { method: 'HEAD' })).status).toBe(200);
  const barred = body.split('\n').flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? []);
  const rules = barred.map((rule) => new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`));
  const mayVisit = (path: string) => !rules.some((rule) => rule.test(path));
  expect(ADDRESSES.filter(mayVisit)).toEqual([
    '/',
    '/search',
    '/users/$userId',
    '/projects/$projectId',
    '/projects/$projectId/read/$sectionsList',
    '/help',
    '/help/$topic',
    '/404',
    '/403',
    '/401',
    '/notfound',
  ]);
  expect(['/api/projects', '/search?name=a'].filter(mayVisit)).toEqual([]);
});

test('files named by their content are kept for ever, and sent as they were compressed', async () => {
  const { headers } = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
  const page = await ask('/');
  expect(page.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=2,/);
  expect(page.headers['set-cookie']).toBeUndefined();
  const known = await ask('/projects/dune', { headers: { 'if-none-match': String(page.headers.etag) } });
  expect([known.status, known.body]).toEqual([304, '']);
  expect((await ask('/nothing')).headers['cache-control']).toBe('no-store');
});
