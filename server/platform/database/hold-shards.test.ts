import { expect, test } from 'vitest';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { isCitus, waitingForLocks } from '../../../test/waiting-for-locks.ts';
import type { Sql, Transaction } from './connect.ts';
import { fragment } from './fragment.ts';
import { isWrite } from './hold-shards.ts';
import { resilientSql } from './resilient-sql.ts';

const testOnCitus = test.skipIf(!isCitus());

test('a statement writes if a part of it does, or if it locks rows', () => {
  const write = (strings: TemplateStringsArray, ...values: unknown[]) => isWrite(strings.raw, values);
  const added = fragment`added AS (INSERT INTO votes DEFAULT VALUES)`;
  expect(write`SELECT updated_at FROM strings WHERE text = ${'UPDATE'}`).toBe(false);
  expect(write`WITH ${fragment`one AS (SELECT)`} SELECT`).toBe(false);
  expect(write`WITH ${fragment`zero AS (SELECT), ${added}`} SELECT`).toBe(true);
  expect(write`SELECT FROM strings FOR NO KEY UPDATE`).toBe(true);
  expect(write`DELETE FROM votes`).toBe(true);
});

/** A string, and the functions that lock and change it. */
async function openString() {
  const testApp = await openTestApp();
  const { anna } = await testApp.signUps('anna');
  const { project, strings } = await projectOf(anna);
  const where = fragment`WHERE project_id = ${project.id} AND id = ${strings[0]?.string ?? 0}`;
  return {
    pool: testApp.sql,
    lock: (sql: Transaction) => sql`SELECT FROM strings ${where} FOR NO KEY UPDATE`,
    change: (sql: Sql | Transaction) => sql`UPDATE strings SET comments_amount = comments_amount ${where}`,
    /** Moves the project's content to another worker. */
    move: (sql: Sql) =>
      sql`
        SELECT citus_move_shard_placement(shardid, h.nodename, h.nodeport, o.nodename, o.nodeport, 'block_writes')
        FROM pg_dist_placement JOIN pg_dist_node h USING (groupid)
          JOIN pg_dist_node o ON o.groupid NOT IN (0, h.groupid)
        WHERE shardid = get_shard_id_for_distribution_column('sections', ${project.id}::bigint)
        LIMIT 1`.then(() => 'moved'),
  };
}

testOnCitus('a shard is not moved while a transaction that has locked a row in it is under way', async () => {
  const { pool, lock, change, move } = await openString();
  const waits = async () => {
    while ((await waitingForLocks(pool)) < 1);
    return 'waits';
  };
  let moved: Promise<string> | undefined;
  await resilientSql(pool).begin(async (tx) => {
    await lock(tx);
    moved = move(pool);
    expect(await Promise.race([moved, waits()])).toBe('waits');
    expect(await change(tx)).toMatchObject({ count: 1 });
  });
  expect(await moved).toBe('moved');
});

testOnCitus(
  'a statement that writes is a transaction that holds the shards, and one that reads is not',
  async () => {
    const { pool, change } = await openString();
    const sql = resilientSql(pool);
    await sql`SELECT`;
    const sent: string[] = [];
    pool.options.debug = (_connection, statement) => void sent.push(statement.trim().slice(0, 26));
    await change(sql);
    await sql`SELECT`;
    pool.options.debug = false;
    expect(sent).toEqual([
      'begin',
      'SELECT lock_shard_metadata',
      'UPDATE strings SET comment',
      'commit',
      'SELECT',
    ]);
  },
);
