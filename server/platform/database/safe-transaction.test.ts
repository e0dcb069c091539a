import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { connect, type Sql, type Transaction } from './connect.ts';

async function openPool() {
  const place = await emptyDatabase();
  const sql = connect(place, { max: 1 });
  const other = connect(place, { max: 1 });
  onTestFinished(async () => {
    await sql.end({ timeout: 0 });
    await other.end();
  });
  await sql`CREATE TABLE words (word text)`;
  return { sql, other };
}

/** Ends the connection of a transaction from outside, and waits until the driver notices. */
async function cut(tx: Transaction, other: Sql) {
  const [row] = await tx<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  await other`SELECT pg_terminate_backend(${row?.pid ?? 0}, 5000)`;
}

test('a connection that breaks during a statement ends only its own transaction', async () => {
  const { sql, other } = await openPool();
  const begun = sql.begin(async (tx) => {
    const [row] = await tx<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    await Promise.all([
      tx`SELECT pg_sleep(10)`,
      other`SELECT pg_terminate_backend(${row?.pid ?? 0}) FROM pg_sleep(0.1)`,
    ]);
  });
  await expect(begun).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  // The driver may report the end of the connection to the next statement.
  await sql`SELECT 1`.catch(() => {});
  expect([...(await sql`SELECT 1 AS one`)]).toEqual([{ one: 1 }]);
});

test('a transaction whose connection broke sends nothing over the connection of another', async () => {
  const { sql, other } = await openPool();
  const isCut = Promise.withResolvers<void>();
  const isNextUnderWay = Promise.withResolvers<void>();
  const first = sql.begin(async (tx) => {
    await tx`INSERT INTO words VALUES ('first')`;
    await cut(tx, other);
    isCut.resolve();
    await isNextUnderWay.promise;
    await tx`INSERT INTO words VALUES ('later')`;
  });
  first.catch(() => {});
  await isCut.promise;
  await expect(first).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  const second = sql.begin(async (tx) => {
    await tx`INSERT INTO words VALUES ('second')`;
    isNextUnderWay.resolve();
    await tx`SELECT pg_sleep(0.1)`;
    throw new Error('rolled back');
  });
  await expect(second).rejects.toThrow('rolled back');
  expect([...(await sql`SELECT word FROM words`)]).toEqual([]);
});

test('a transaction that fails is rolled back, and its connection is used again', async () => {
  const { sql } = await openPool();
  const begun = sql.begin(async (tx) => {
    await tx`INSERT INTO words VALUES ('first')`;
    throw new Error('no');
  });
  await expect(begun).rejects.toThrow('no');
  expect([...(await sql`SELECT word FROM words`)]).toEqual([]);
});

test('a transaction is rolled back although another server of a distributed database is gone', async () => {
  const { sql } = await openPool();
  const begun = sql.begin(async (tx) => {
    await tx`INSERT INTO words VALUES ('first')`;
    await tx.unsafe(
      `DO $$ BEGIN RAISE 'server closed the connection unexpectedly' USING ERRCODE = 'XX000'; END $$`,
    );
  });
  await expect(begun).rejects.toMatchObject({ code: 'XX000' });
  // The only connection is free at once.
  expect(await sql`SELECT word FROM words`).toEqual([]);
});
