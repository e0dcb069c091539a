import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { connect } from './connect.ts';
import { resilientSql } from './resilient-sql.ts';
import { isConnectionLost, transientErrorOf } from './retry.ts';

/** A database with a function `warn` that raises a warning. */
async function openWithWarning(warning: string) {
  const own = connect(await emptyDatabase(), { max: 2 });
  onTestFinished(() => own.end({ timeout: 1 }));
  await own.unsafe(`
    CREATE FUNCTION warn() RETURNS int LANGUAGE plpgsql AS $$
    BEGIN RAISE WARNING '${warning}'; RETURN 1; END $$`);
  return resilientSql(own);
}

/** The warning of Citus when a server dies at the commit of a transaction. */
const FAILED_COMMIT = 'failed to commit transaction on 127.0.0.1:5433';

test('a statement that was acknowledged with a failed commit fails, and is not repeated', async () => {
  const sql = await openWithWarning(FAILED_COMMIT);
  await sql`CREATE TABLE runs (n int)`;
  await expect(sql`INSERT INTO runs SELECT warn()`).rejects.toThrow('failed to commit');
  expect(await sql`SELECT FROM runs`).toHaveLength(1);
});

test('a transaction that was acknowledged with a failed commit fails, and is not repeated', async () => {
  const sql = await openWithWarning(FAILED_COMMIT);
  let runs = 0;
  const acting = sql.begin(async (tx) => {
    runs += 1;
    await tx`SELECT warn()`;
  });
  await expect(acting).rejects.toThrow('failed to commit');
  expect(runs).toBe(1);
});

test('other warnings mean nothing', async () => {
  const sql = await openWithWarning('there is no transaction in progress');
  expect([...(await sql`SELECT warn() AS one`)]).toEqual([{ one: 1 }]);
});

test('what a worker of a distributed database says of itself does not end the connection to the coordinator', () => {
  const shutDown = { message: 'terminating connection due to administrator command', code: '57P01' };
  const ofWorker = { ...shutDown, where: 'while executing command on 10.0.0.12:5432' };
  const errorOf = (fields: object) => Object.assign(Object.create(postgres.PostgresError.prototype), fields);
  expect([shutDown, ofWorker].map((fields) => transientErrorOf(errorOf(fields)))).toEqual(['lost', 'lost']);
  expect([shutDown, ofWorker].map((fields) => isConnectionLost(errorOf(fields)))).toEqual([true, false]);
});
