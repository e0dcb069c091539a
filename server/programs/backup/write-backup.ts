import { backendPidOf, cancelStatement } from '../../platform/database/cancel-statement.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { StartRefused } from '../../platform/settings/start-refused.ts';
import { copyRowsOut, disableTimeouts, lastIdOf, migrationOf, tablesOf } from './copy-queries.ts';
import { END_OF_ROWS, type Head, type TableHead, type Tail } from './format.ts';
import { type Progress, STALL_TIMEOUT, watchProgress } from './progress.ts';

const line = (value: Head | TableHead | Tail) => `${JSON.stringify(value)}\n`;

const SILENT = 'The database has sent nothing';
const FULL = 'The file has taken nothing';

/** The size of a backup. */
export type Amounts = { tables: number; rows: number };

type Write = (piece: string | Buffer) => Promise<void>;

/**
 * Passes a consistent backup of the database to `write`, piece by piece, while others write to it. Throws
 * StartRefused if the database is not Dragoman's, or if the database or `write` makes no progress for `standstill`
 * milliseconds.
 */
export function writeBackup(
  sql: Sql,
  write: Write,
  now: number,
  { standstill = STALL_TIMEOUT } = {},
): Promise<Amounts> {
  const progress = watchProgress(standstill);
  const watched: Write = (piece) => progress.step(FULL, write(piece));
  const written = sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx) => {
    await disableTimeouts(tx);
    const migration = await progress.step(SILENT, migrationOf(tx));
    if (migration === undefined) throw new StartRefused('There is no Dragoman in this database.');
    const backend = await backendPidOf(tx);
    const giveUp = () => cancelStatement(sql, backend);
    await watched(line({ dragoman_backup: 1, migration, made_at: now }));
    const tables = await progress.step(SILENT, tablesOf(tx));
    let rows = 0;
    for (const table of tables) rows += await writeTable(tx, table, { write: watched, giveUp, progress });
    const amounts = { tables: tables.length, rows };
    await watched(line(amounts));
    return amounts;
  });
  return Promise.race([written, progress.stalled]);
}

async function writeTable(
  tx: Transaction,
  table: TableHead,
  { write, giveUp, progress }: { write: Write; giveUp: () => Promise<void>; progress: Progress },
): Promise<number> {
  // Ids generated since the snapshot may be included; then some are never used, but none twice.
  await write(line({ ...table, last_id: await progress.step(SILENT, lastIdOf(tx, table.table)) }));
  let rows = 0;
  const pieces = copyRowsOut(tx, table, giveUp);
  try {
    for (;;) {
      const { value: piece, done } = await progress.step(SILENT, pieces.next());
      if (done) break;
      for (const byte of piece) if (byte === 0x0a) rows += 1;
      await write(piece);
    }
  } finally {
    await pieces.return(undefined);
  }
  await write(`${END_OF_ROWS}\n`);
  return rows;
}
