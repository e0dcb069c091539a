import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { proxyTo } from '../../../test/proxy-to.ts';
import type { TcpProxy } from '../../../test/tcp-proxy.ts';
import { connect, type PoolLimits, type Sql, type Transaction } from './connect.ts';
import { disableTimeout } from './deadline.ts';
import { resilientSql } from './resilient-sql.ts';
import type { TransientError } from './retry.ts';

/** A table of two counters behind a connection that can be cut, and the calls of the observer. */
async function open(limits: PoolLimits = {}) {
  const way = await proxyTo(await emptyDatabase());
  const pool = connect(way.place, { max: 5, ...limits });
  onTestFinished(() => pool.end({ timeout: 0 }));
  await pool`CREATE TABLE counters (name text PRIMARY KEY, amount int)`;
  await pool`INSERT INTO counters VALUES ('one', 0), ('two', 0)`;
  const observed: TransientError[] = [];
  const shapes: string[] = [];
  const sql = resilientSql(pool, {
    onStatement: (shape) => {
      shapes.push(shape);
      return () => {};
    },
    onTransaction: () => () => {},
    onRetry: (setback) => observed.push(setback),
  });
  return { sql, way, observed, shapes };
}

const amounts = async (sql: Sql) => {
  const rows = await sql<{ amount: number }[]>`SELECT amount FROM counters ORDER BY name`;
  return rows.map(({ amount }) => amount);
};
const countUp = (sql: Sql | Transaction, name: string) =>
  sql`UPDATE counters SET amount = amount + 1 WHERE name = ${name}`;

test('of two transactions in a deadlock one is retried, and both are executed once', async () => {
  const { sql, observed } = await open();
  const both = { n: 0, have: Promise.withResolvers<void>() };
  const swap = (first: string, second: string) =>
    sql.begin(async (tx) => {
      await countUp(tx, first);
      both.n += 1;
      if (both.n === 2) both.have.resolve();
      await both.have.promise;
      await countUp(tx, second);
    });
  await Promise.all([swap('one', 'two'), swap('two', 'one')]);
  expect(new Set(observed)).toEqual(new Set(['contention']));
  expect(await amounts(sql)).toEqual([2, 2]);
});

test('a serialization failure is retried', async () => {
  const { sql, observed } = await open();
  let tries = 0;
  await sql.begin('ISOLATION LEVEL REPEATABLE READ', async (tx) => {
    await tx`SELECT FROM counters`;
    tries += 1;
    if (tries === 1) await countUp(sql, 'one');
    await countUp(tx, 'one');
  });
  expect([observed, await amounts(sql)]).toEqual([['contention'], [2, 0]]);
});

test('without a connection a statement is retried for a moment', async () => {
  const { sql, way, observed } = await open();
  await way.close();
  const done = countUp(sql, 'one');
  await Promise.race([done, wait(100)]);
  await way.open();
  await done;
  expect(new Set(observed)).toEqual(new Set(['unreached']));
  expect(await amounts(sql)).toEqual([1, 0]);
});

test('a transaction whose connection breaks before the commit is retried', async () => {
  const { sql, way, observed } = await open();
  let tries = 0;
  await sql.begin(async (tx) => {
    tries += 1;
    await countUp(tx, 'one');
    if (tries === 1) {
      await way.close();
      await way.open();
    }
    await countUp(tx, 'two');
  });
  expect([observed[0], await amounts(sql)]).toEqual(['lost', [1, 1]]);
});

test('after a connection broke, the whole pool is replaced', async () => {
  const { sql, way } = await open();
  const writing = Array.from({ length: 10 }, () =>
    sql.begin((tx) => tx`UPDATE counters SET amount = amount + 1 FROM pg_sleep(0.05) WHERE name = 'one'`),
  );
  const written = Promise.allSettled(writing);
  await wait(100);
  await way.close();
  await way.open();
  await written;
  // More at once than the pool has connections, so that each is used.
  await Promise.all(Array.from({ length: 10 }, () => sql`SELECT pg_sleep(0.02)`));
  await sql.end({ timeout: 0 });
});

test('a write whose connection breaks while it runs is not retried, because its outcome is unknown', async () => {
  const { sql, way, observed } = await open();
  const slow = sql`UPDATE counters SET amount = amount + 1 FROM pg_sleep(0.5) WHERE name = 'one'`;
  const [outcome] = await Promise.all([
    slow.then(
      () => 'done',
      (error) => error.code,
    ),
    wait(100).then(way.close).then(way.open),
  ]);
  expect(['CONNECTION_CLOSED', 'ECONNRESET']).toContain(outcome);
  expect(observed).toEqual([]);
});

test('statements are observed without their values, and fragments not at all', async () => {
  const { sql, shapes } = await open();
  const named = sql`name = ${'secret'}`;
  await sql`
    SELECT FROM counters
    WHERE ${named} AND amount > ${1}`;
  expect(shapes).toEqual(['SELECT FROM counters WHERE … AND amount > …']);
});

/** The outcome of a statement: done, or the code of its error. */
const endOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }) => code,
  );

/** Closes the cut connections, as a network eventually does. */
async function heal(way: TcpProxy) {
  await way.close();
  way.carryOn();
  await way.open();
}

test('a statement without an answer fails at the deadline, and other connections are used', async () => {
  const { sql, way, observed } = await open({ max: 2, statementTimeout: 1000 });
  await Promise.all([sql`SELECT 1`, sql`SELECT 1`]);
  way.stall();
  expect(await endOf(countUp(sql, 'one'))).toBe('ANSWER_OVERDUE');
  way.carryOn();
  const after = await Promise.all([1, 2, 3].map(() => endOf(countUp(sql, 'two'))));
  expect([after, observed]).toEqual([['done', 'done', 'done'], []]);
  await sql.end({ timeout: 0 });
});

test('a transaction that is cut off before its COMMIT is retried, one in its COMMIT is not', async () => {
  const { sql, way, observed } = await open({ statementTimeout: 1000 });
  let tries = 0;
  await sql.begin(async (tx) => {
    tries += 1;
    await countUp(tx, 'one');
    if (tries > 1) return;
    way.stall();
    expect(await endOf(countUp(tx, 'two'))).toBe('ANSWER_OVERDUE');
    await heal(way);
    await countUp(tx, 'two');
  });
  expect([observed, await amounts(sql)]).toEqual([['lost'], [1, 0]]);

  const commits = sql.begin(async (tx) => {
    await countUp(tx, 'two');
    way.stall();
  });
  expect(await endOf(commits)).toBe('ANSWER_OVERDUE');
  expect(observed).toEqual(['lost']);
  await heal(way);
  await sql.end({ timeout: 0 });
});

test('a statement that waited too long in the queue fails, and the pool that answers others stays', async () => {
  const { sql } = await open({ max: 1, statementTimeout: 1500 });
  const connection = async () => (await sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid;
  const before = await connection();
  const line = await Promise.all([1, 2, 3, 4].map(() => endOf(sql`SELECT pg_sleep(0.7)`)));
  expect([line[0], line[3]]).toEqual(['done', 'ANSWER_OVERDUE']);
  await sql`SELECT 1`.catch(() => {});
  expect(await connection()).toBe(before);
});

test('a transaction without timeout is waited for', async () => {
  const { sql } = await open({ statementTimeout: 200 });
  await sql.begin(async (tx) => {
    await disableTimeout(tx);
    await tx`SELECT pg_sleep(0.5)`;
    await countUp(tx, 'one');
  });
  expect(await amounts(sql)).toEqual([1, 0]);
});
