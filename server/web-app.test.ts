import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFailures } from './answer-failures.ts';
import { serveWebApp } from './web-app.ts';

const app = Fastify();
let built: string;

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'dragoman-web-'));
  await mkdir(join(built, 'assets'));
  const files = { 'index.html': '<title>Dragoman</title>', 'assets/app-1a2b.js': 'run()' };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(built, name), content);
    await writeFile(join(built, `${name}.gz`), gzipSync(content));
  }
  answerFailures(app);
  await serveWebApp(app, built);
});

afterAll(() => rm(built, { recursive: true }));

const get = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url, headers });
  return { status: answer.statusCode, type: answer.headers['content-type'], headers: answer.headers };
};

test.each(['/', '/login', '/projects/1?x=y', '/assets', '/assets/'])(
  'an address that a person goes to answers with the page: %s',
  async (url) => {
    for (const encoding of ['gzip', 'identity', '']) {
      const headers = { accept: 'text/html,*/*', ...(encoding && { 'accept-encoding': encoding }) };
      expect(await get(url, headers)).toMatchObject({
        status: 200,
        type: expect.stringContaining('text/html'),
      });
    }
  },
);

test('what no person goes to is there or not', async () => {
  expect((await get('/robots.txt')).status).toBe(404);
  expect((await get('/assets/gone.js', { accept: '*/*' })).status).toBe(404);
  expect(await get('/api/nothing', { accept: 'text/html' })).toMatchObject({
    status: 404,
    type: expect.stringContaining('application/json'),
  });
  expect((await get('/../package.json')).status).toBe(404);
  expect((await get('/%2e%2e/package.json')).status).toBe(404);
});

test('files named by their content are kept for ever, and sent as they were compressed', async () => {
  const { headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
  });
  expect((await get('/', { accept: 'text/html' })).headers['cache-control']).toBe('no-cache');
});
