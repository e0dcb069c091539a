import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

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
      const lock = (phrase: string) => tx`SELECT FROM secret_codes WHERE phrase = ${phrase} FOR UPDATE`;
      await lock(params.first);
      firstLocked.n += 1;
      if (firstLocked.n === 2) firstLocked.both.resolve();
      await firstLocked.both.promise;
      await lock(params.second);
      return {};
    }),
  );
  app.get('/serialization', () =>
    sql.begin('ISOLATION LEVEL REPEATABLE READ', async (tx) => {
      await tx`SELECT FROM secret_codes`;
      await sql`UPDATE secret_codes SET amount = 1`;
      await tx`UPDATE secret_codes SET amount = 2`;
    }),
  );
  await sql`INSERT INTO secret_codes (phrase, amount, last_until) VALUES ('one', 1, 0), ('two', 1, 0)`;
});

test.each(['/slow', '/serialization'])(
  'an error by %s is answered as unavailable, not as broken',
  async (address) => {
    expect((await testApp.app.inject(address)).json()).toEqual(UNAVAILABLE);
  },
);

test('of two transactions in a deadlock one is refused as unavailable, and the other succeeds', async () => {
  const answers = await Promise.all(
    ['/deadlock/one/two', '/deadlock/two/one'].map((address) => testApp.app.inject(address)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.json()).toEqual(UNAVAILABLE);
});
