import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { wayTo } from '../../test/forward.ts';
import type { Way } from '../../test/way.ts';
import { connect, type PoolLimits, type Sql, type Transaction } from './connect.ts';
import { disableTimeout } from './deadline.ts';
import { resilientSql } from './resilient-sql.ts';
import type { TransientError } from './retry.ts';

/** A table of two counters behind a way that can be cut, and what the attendant was told. */
async function open(limits: PoolLimits = {}) {
  const way = await wayTo(await emptyDatabase());
  const pool = connect(way.place, { max: 5, ...limits });
  onTestFinished(() => pool.end({ timeout: 0 }));
  await pool`CREATE TABLE counters (name text PRIMARY KEY, amount int)`;
  await pool`INSERT INTO counters VALUES ('one', 0), ('two', 0)`;
  const told: TransientError[] = [];
  const shapes: string[] = [];
  const sql = resilientSql(pool, {
    onStatement: (shape) => {
      shapes.push(shape);
      return () => {};
    },
    onTransaction: () => () => {},
    onRetry: (setback) => told.push(setback),
  });
  return { sql, way, told, shapes };
}

const amounts = async (sql: Sql) => {
  const rows = await sql<{ amount: number }[]>`SELECT amount FROM counters ORDER BY name`;
  return rows.map(({ amount }) => amount);
};
const countUp = (sql: Sql | Transaction, name: string) =>
  sql`UPDATE counters SET amount = amount + 1 WHERE name = ${name}`;

test('of two that wait for each other one is tried again: both are done, once', async () => {
  const { sql, told } = await open();
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
  expect(new Set(told)).toEqual(new Set(['contention']));
  expect(await amounts(sql)).toEqual([2, 2]);
});

test('a serialization failure is tried again', async () => {
  const { sql, told } = await open();
  let tries = 0;
  await sql.begin('ISOLATION LEVEL REPEATABLE READ', async (tx) => {
    await tx`SELECT FROM counters`;
    tries += 1;
    if (tries === 1) await countUp(sql, 'one');
    await countUp(tx, 'one');
  });
  expect([told, await amounts(sql)]).toEqual([['contention'], [2, 0]]);
});

test('while there is no connection a statement waits a moment for one', async () => {
  const { sql, way, told } = await open();
  await way.close();
  const done = countUp(sql, 'one');
  await Promise.race([done, wait(100)]);
  await way.open();
  await done;
  expect(new Set(told)).toEqual(new Set(['unreached']));
  expect(await amounts(sql)).toEqual([1, 0]);
});

test('a transaction whose connection breaks before it is committed is tried again', async () => {
  const { sql, way, told } = await open();
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
  expect([told[0], await amounts(sql)]).toEqual(['lost', [1, 1]]);
});

test('after a connection broke, others take the place of all of its pool', async () => {
  const { sql, way } = await open();
  const writing = Array.from({ length: 10 }, () =>
    sql.begin((tx) => tx`UPDATE counters SET amount = amount + 1 FROM pg_sleep(0.05) WHERE name = 'one'`),
  );
  const written = Promise.allSettled(writing);
  await wait(100);
  await way.close();
  await way.open();
  await written;
  // More at once than the pool has connections: each of them is used.
  await Promise.all(Array.from({ length: 10 }, () => sql`SELECT pg_sleep(0.02)`));
  await sql.end({ timeout: 0 });
});

test('a write whose connection breaks under it is not: nobody knows whether it was done', async () => {
  const { sql, way, told } = await open();
  const slow = sql`UPDATE counters SET amount = amount + 1 FROM pg_sleep(0.5) WHERE name = 'one'`;
  const [outcome] = await Promise.all([
    slow.then(
      () => 'done',
      (error) => error.code,
    ),
    wait(100).then(way.close).then(way.open),
  ]);
  expect(['CONNECTION_CLOSED', 'ECONNRESET']).toContain(outcome);
  expect(told).toEqual([]);
});

test('statements are told of without their values, and pieces of others not at all', async () => {
  const { sql, shapes } = await open();
  const named = sql`name = ${'secret'}`;
  await sql`
    SELECT FROM counters
    WHERE ${named} AND amount > ${1}`;
  expect(shapes).toEqual(['SELECT FROM counters WHERE … AND amount > …']);
});

/** How something ended: done, or the code of its error. */
const endOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }) => code,
  );

/** Ends what is cut off, as the network does at some time. */
async function heal(way: Way) {
  await way.close();
  way.carryOn();
  await way.open();
}

test('an answer that does not come is given up, and other connections are used', async () => {
  const { sql, way, told } = await open({ max: 2, statementTimeout: 1000 });
  await Promise.all([sql`SELECT 1`, sql`SELECT 1`]);
  way.stall();
  expect(await endOf(countUp(sql, 'one'))).toBe('ANSWER_OVERDUE');
  way.carryOn();
  const after = await Promise.all([1, 2, 3].map(() => endOf(countUp(sql, 'two'))));
  expect([after, told]).toEqual([['done', 'done', 'done'], []]);
  await sql.end({ timeout: 0 });
});

test('a transaction that is cut off before its COMMIT is tried again, one in its COMMIT is not', async () => {
  const { sql, way, told } = await open({ statementTimeout: 1000 });
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
  expect([told, await amounts(sql)]).toEqual([['lost'], [1, 0]]);

  const commits = sql.begin(async (tx) => {
    await countUp(tx, 'two');
    way.stall();
  });
  expect(await endOf(commits)).toBe('ANSWER_OVERDUE');
  expect(told).toEqual(['lost']);
  await heal(way);
  await sql.end({ timeout: 0 });
});

test('who waited too long in a line is given up without the pool, which answers others', async () => {
  const { sql } = await open({ max: 1, statementTimeout: 1500 });
  const connection = async () => (await sql<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid;
  const before = await connection();
  const line = await Promise.all([1, 2, 3, 4].map(() => endOf(sql`SELECT pg_sleep(0.7)`)));
  expect([line[0], line[3]]).toEqual(['done', 'ANSWER_OVERDUE']);
  await sql`SELECT 1`.catch(() => {});
  expect(await connection()).toBe(before);
});

test('what may take as long as it takes is waited for', async () => {
  const { sql } = await open({ statementTimeout: 200 });
  await sql.begin(async (tx) => {
    await disableTimeout(tx);
    await tx`SELECT pg_sleep(0.5)`;
    await countUp(tx, 'one');
  });
  expect(await amounts(sql)).toEqual([1, 0]);
});
