import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { connect } from './connect.ts';
import { resilientSql } from './resilient-sql.ts';

/** A function that warns as Citus does when a server dies at the commit of a transaction. */
async function openWithWarning() {
  const own = connect(await emptyDatabase(), { max: 2 });
  onTestFinished(() => own.end({ timeout: 1 }));
  await own`
    CREATE FUNCTION warn() RETURNS int LANGUAGE plpgsql AS $$
    BEGIN RAISE WARNING 'failed to commit transaction on 127.0.0.1:5433'; RETURN 1; END $$`;
  return resilientSql(own);
}

test('a statement that was acknowledged with a failed commit fails, and is not repeated', async () => {
  const sql = await openWithWarning();
  await sql`CREATE TABLE runs (n int)`;
  await expect(sql`INSERT INTO runs SELECT warn()`).rejects.toThrow('failed to commit');
  expect(await sql`SELECT FROM runs`).toHaveLength(1);
});

test('a transaction that was acknowledged with a failed commit fails, and is not repeated', async () => {
  const sql = await openWithWarning();
  let runs = 0;
  const acting = sql.begin(async (tx) => {
    runs += 1;
    await tx`SELECT warn()`;
  });
  await expect(acting).rejects.toThrow('failed to commit');
  expect(runs).toBe(1);
});

test('other warnings mean nothing', async () => {
  const sql = await openWithWarning();
  expect(await sql`SELECT set_config('client_min_messages', 'debug1', false) IS NOT NULL AS so`).toEqual([
    { so: true },
  ]);
});
