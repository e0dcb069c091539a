import { once } from 'node:events';
import { request as ask } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { openSearchPool } from './search-pool.ts';

const { connections, atOncePerVisitor, waitingPerVisitor } = SERVICE_LIMITS.searchPool;

let testApp: TestApp;
let anna: TestUser;
let project: number;
let address: string;

/**
 * A text without repetition, for which PostgreSQL has to try every split, so that the search exceeds its time limit.
 */
const TEXT = Array.from({ length: 400 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join('');
const WORST = '^(.+)(.+)(.+)(.+)\\4\\3\\2\\1$|';

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
  const strings = Array.from({ length: 30 }, (_, n) => `${TEXT} ${n}.`);
  project = (await projectOf(anna, { strings })).project.id;
  address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});

/** A search over HTTP that can be disconnected. */
function search(pattern: string) {
  const path = addressOf(
    openEditorPage.path,
    { project },
    { sections: 'all', original: pattern, regex: 'true' },
  );
  const asking = ask(address + path);
  asking.on('error', () => {});
  const answered = once(asking, 'response').then(([response]) => {
    response.resume();
    return { status: response.statusCode as number, retry: response.headers['retry-after'] };
  });
  answered.catch(() => {});
  asking.end();
  return { hangUp: () => asking.destroy(), answered };
}

/** How many searches run at this moment. */
const running = async () =>
  (
    await testApp.sql`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND query LIKE '%FROM strings s%~*%'
        AND pid <> pg_backend_pid()`
  ).length;

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await wait(20);
}

test('a few searches of one visitor run, some wait, and more are refused', async () => {
  const searches = Array.from({ length: atOncePerVisitor + waitingPerVisitor + 5 }, (_, n) =>
    search(`${WORST}${n}`),
  );
  await until(async () => (await running()) === atOncePerVisitor);
  // They use separate connections and arrive in any order; refused ones are answered first.
  const refused = await Promise.race(searches.map(({ answered }) => answered));
  expect(refused).toEqual({ status: 429, retry: String(SERVICE_LIMITS.searchPool.longestWait / 1000) });
  expect(await running()).toBeLessThanOrEqual(atOncePerVisitor);
  expect(atOncePerVisitor).toBeLessThan(connections);
  // Other visitors can search meanwhile.
  expect(
    await anna.does(openEditorPage, { params: { project }, query: { sections: 'all', original: ' 7.' } }),
  ).toMatchObject({ matching_amount: 1 });
  for (const { hangUp } of searches) hangUp();
  await until(async () => (await running()) === 0);
});

test('a search whose client has disconnected is cancelled, and nothing else is', async () => {
  const leaving = search(WORST);
  await until(async () => (await running()) === 1);
  const neighbours = testApp.sql.begin(async (tx) => {
    await tx`SELECT pg_sleep(0.3)`;
    return 'undisturbed';
  });
  leaving.hangUp();
  await until(async () => (await running()) === 0);
  expect(await neighbours).toBe('undisturbed');
  for (let n = 0; n < 20; n += 1) {
    const one = search(WORST);
    await until(async () => (await running()) > 0);
    const page = anna.does(openEditorPage, {
      params: { project },
      query: { sections: 'all', original: ` ${n}\\.$`, regex: 'true' },
    });
    one.hangUp();
    expect(await page).toMatchObject({ strings_amount: 30 });
  }
});

test('an endless search ends when its client disconnects, running or waiting', async () => {
  const lane = openSearchPool({ sql: testApp.sql });
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await lane.end();
  });
  app.get('/for_ever', (request) =>
    lane.run(request, (own) => own`SELECT pg_sleep(3600)`, { longest: 3_600_000 }),
  );
  const there = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = Array.from({ length: atOncePerVisitor + 3 }, () => {
    const asking = ask(`${there}/for_ever`).on('error', () => {});
    asking.end();
    return asking;
  });
  const sleeping = () => testApp.sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_sleep(3600)%'
      AND state = 'active' AND pid <> pg_backend_pid()`;
  await until(async () => (await sleeping()).length === atOncePerVisitor && lane.amounts().waiting === 3);
  for (const asking of asked) asking.destroy();
  await until(async () => (await sleeping()).length === 0);
  await until(async () => lane.amounts().running + lane.amounts().waiting === 0);
});

test('an invalid pattern is recognised in the search pool too', async () => {
  const query = { sections: 'all', original: `${'('.repeat(200)}`, key: 'fine', regex: 'true' } as const;
  expect(await anna.tries(openEditorPage, { params: { project }, query })).toBe('400 original pattern');
});
