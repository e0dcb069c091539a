import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { connect } from '../../platform/database/connect.ts';
import { copyRowsOut, tablesOf } from './copy-queries.ts';

test('a table in partitions is backed up as one', async () => {
  const sql = connect(await emptyDatabase(), { max: 1 });
  onTestFinished(() => sql.end());
  await sql`CREATE TABLE words (project_id bigint, word text) PARTITION BY HASH (project_id)`;
  for (const part of [0, 1]) {
    await sql`CREATE TABLE ${sql(`words_${part}`)} PARTITION OF words FOR VALUES WITH (MODULUS 2, REMAINDER ${sql.unsafe(String(part))})`;
  }
  await sql`INSERT INTO words SELECT n, 'word' FROM generate_series(1, 10) n`;
  const tables = await tablesOf(sql);
  expect(tables).toEqual([{ table: 'words', columns: ['project_id', 'word'], last_id: null }]);
  await sql.begin(async (tx) => {
    for (const table of tables) {
      const pieces = await Array.fromAsync(copyRowsOut(tx, table, async () => {}));
      const rows = Buffer.concat(pieces).toString();
      expect(rows.trim().split('\n')).toHaveLength(10);
    }
  });
});
