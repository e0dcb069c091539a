import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { lockProject } from '../database/directory-locks.ts';
import { failedCommitError } from '../database/failed-commits.ts';

const UNAVAILABLE = { status: 503, errors: [{ key: 'general', kind: 'unavailable' }] };
let testApp: TestApp;

/** Fails inside a call of the service, to test the service's response. */
beforeAll(async () => {
  testApp = await openTestApp({ LOG_LEVEL: 'silent' });
  const { app, sql } = testApp;
  const firstLocked = { n: 0, both: Promise.withResolvers<void>() };

  app.get('/slow', () =>
    sql.begin(async (tx) => {
      await tx`SET LOCAL statement_timeout = '1ms'`;
      await tx`SELECT pg_sleep(10)`;
    }),
  );
  app.get<{ Params: { first: string; second: string } }>('/deadlock/:first/:second', ({ params }) =>
    sql.begin(async (tx) => {
      await lockProject(tx, Number(params.first));
      firstLocked.n += 1;
      if (firstLocked.n === 2) firstLocked.both.resolve();
      await firstLocked.both.promise;
      await lockProject(tx, Number(params.second));
      return {};
    }),
  );
  app.get(
    '/lost-server',
    () =>
      sql`DO $$ BEGIN RAISE EXCEPTION 'failure on connection marked as essential: db-1:5432' USING ERRCODE = 'XX000'; END $$`,
  );
  app.get(
    '/lost-step',
    () =>
      sql`DO $$ BEGIN RAISE EXCEPTION 'Query could not find the intermediate result file' USING ERRCODE = 'CIINF'; END $$`,
  );
  app.get('/failed-commit', () => Promise.reject(failedCommitError()));
  app.get('/serialization', () =>
    sql.begin('ISOLATION LEVEL REPEATABLE READ', async (tx) => {
      await tx`SELECT FROM secret_codes`;
      await sql`UPDATE secret_codes SET amount = 1`;
      await tx`UPDATE secret_codes SET amount = 2`;
    }),
  );
  await sql`INSERT INTO secret_codes (phrase, amount, last_until) VALUES ('one', 1, 0), ('two', 1, 0)`;
});

test.each(['/slow', '/serialization', '/lost-server', '/lost-step', '/failed-commit'])(
  'an error by %s is answered as unavailable, not as broken',
  async (address) => {
    expect((await testApp.app.inject(address)).json()).toEqual(UNAVAILABLE);
  },
);

test('of two transactions in a deadlock one is refused as unavailable, and the other succeeds', async () => {
  const answers = await Promise.all(
    ['/deadlock/1/2', '/deadlock/2/1'].map((address) => testApp.app.inject(address)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.json()).toEqual(UNAVAILABLE);
});
