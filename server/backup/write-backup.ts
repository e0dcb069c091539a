import type { Sql, Transaction } from '../database/connect.ts';
import { StartRefused } from '../start-refused.ts';
import { lastIdOf, migrationOf, rowsOut, tablesOf, takeTime } from './copy-queries.ts';
import { END_OF_ROWS, type Head, type TableHead, type Tail } from './format.ts';

const line = (said: Head | TableHead | Tail) => `${JSON.stringify(said)}\n`;

/** What a backup holds. */
export type Amounts = { tables: number; rows: number };

/**
 * Everything that a database holds, as it was at one moment, while others go on writing: hands the backup to `write`
 * piece by piece. Throws StartRefused where the database is no Dragoman's.
 */
export function writeBackup(
  sql: Sql,
  write: (piece: string | Buffer) => Promise<void>,
  now: number,
): Promise<Amounts> {
  return sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx) => {
    await takeTime(tx);
    const migration = await migrationOf(tx);
    if (migration === undefined) throw new StartRefused('There is no Dragoman in this database.');
    await write(line({ dragoman_backup: 1, migration, made_at: now }));
    const tables = await tablesOf(tx);
    let rows = 0;
    for (const table of tables) rows += await writeTable(tx, table, write);
    const amounts = { tables: tables.length, rows };
    await write(line(amounts));
    return amounts;
  });
}

async function writeTable(
  tx: Transaction,
  table: TableHead,
  write: (piece: string | Buffer) => Promise<void>,
): Promise<number> {
  // Ids given since the snapshot may be counted too: then some are never used, and none twice.
  await write(line({ ...table, last_id: await lastIdOf(tx, table.table) }));
  let rows = 0;
  for await (const piece of await rowsOut(tx, table)) {
    for (const byte of piece) if (byte === 0x0a) rows += 1;
    await write(piece);
  }
  await write(`${END_OF_ROWS}\n`);
  return rows;
}
