import type { Readable } from 'node:stream';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { refusedByDatabase } from '../../platform/http/database-refusals.ts';
import { StartRefused } from '../../platform/settings/start-refused.ts';
import {
  analyzeTables,
  copyRowsIn,
  disableTimeouts,
  isUnused,
  migrationOf,
  setLastId,
  skipPositions,
  tablesOf,
  truncateTables,
  withoutForeignKeys,
} from './copy-queries.ts';
import { END_OF_ROWS, Head, parseLine, TableHead, Tail } from './format.ts';
import { type LineReader, readLines } from './lines.ts';
import { type Progress, STALL_TIMEOUT, watchProgress } from './progress.ts';
import type { Amounts } from './write-backup.ts';

const NO_BACKUP = 'The file is no backup of Dragoman, or not a whole one';
const SILENT = 'The file has given nothing';

/**
 * Restores a backup into an unused database, completely or not at all, in one transaction. A backup of an older
 * Dragoman is loaded into the tables of its version, which are then migrated. Throws StartRefused if the file is no
 * backup, incomplete or changed; if it was made by a newer Dragoman; if the database is in use, or newer than the
 * backup; or if file or database make no progress for `standstill` milliseconds.
 */
export function readBackup(
  sql: Sql,
  stream: Readable,
  { standstill = STALL_TIMEOUT } = {},
): Promise<Amounts> {
  const progress = watchProgress(standstill);
  const lines = readLines(stream);
  return Promise.race([restored(sql, lines, progress), progress.stalled]);
}

async function restored(sql: Sql, lines: LineReader, progress: Progress): Promise<Amounts> {
  const head = parseLine(Head, await progress.step(SILENT, firstLine(lines)));
  if (!head) throw new StartRefused(`${NO_BACKUP}.`);
  await migrate(sql, { upTo: head.migration });
  const amounts = await sql.begin(async (tx) => {
    await disableTimeouts(tx);
    const migration = await migrationOf(tx);
    if (!(await isUnused(tx))) {
      throw new StartRefused(
        'Somebody has signed up in this database: a backup is restored into an unused one only.',
      );
    }
    if (migration !== head.migration) {
      throw new StartRefused(
        `The backup is of version ${head.migration}, and this database is at ${migration} already: restore it into a ` +
          'database that no Dragoman has opened yet (an empty DATA_DIR, or a new database), which is then brought up to date.',
      );
    }
    return readTables(tx, lines, progress);
  });
  await migrate(sql);
  await analyzeTables(sql);
  return amounts;
}

/** Reads the first line; a file that is not gzipped fails here. */
async function firstLine(lines: LineReader): Promise<string | undefined> {
  try {
    return await lines.next();
  } catch {
    return undefined;
  }
}

async function readTables(tx: Transaction, lines: LineReader, progress: Progress): Promise<Amounts> {
  const tables = await tablesOf(tx);
  const known = new Map(tables.map((table) => [table.table, table]));
  const amounts = { tables: 0, rows: 0 };
  await truncateTables(tx, tables);
  await withoutForeignKeys(tx, async () => {
    for (;;) {
      const line = await progress.step(SILENT, lines.next()).catch(() => undefined);
      const tail = parseLine(Tail, line);
      if (tail?.tables === amounts.tables && tail.rows === amounts.rows) break;
      const table = parseLine(TableHead, line);
      const isKnown = table?.columns.every((name) => known.get(table.table)?.columns.includes(name));
      if (!table || !isKnown) throw new StartRefused(`${NO_BACKUP}.`);
      known.delete(table.table);
      amounts.tables += 1;
      amounts.rows += await readTable(tx, table, lines, progress);
    }
  });
  if (tables.some(({ table }) => table === 'event_heads')) await skipPositions(tx);
  return amounts;
}

async function readTable(
  tx: Transaction,
  table: TableHead,
  lines: LineReader,
  progress: Progress,
): Promise<number> {
  let rows = 0;
  async function* counted() {
    const pieces = lines.untilEnd(END_OF_ROWS);
    for (;;) {
      const { value: piece, done } = await progress.step(SILENT, pieces.next());
      if (done) return;
      for (const byte of piece) if (byte === 0x0a) rows += 1;
      yield piece;
    }
  }
  try {
    await copyRowsIn(tx, table, counted(), progress);
  } catch (error) {
    // A full disk or a lost database is not the file's fault.
    if (error instanceof Error && refusedByDatabase(error)?.reply.status === 503) throw error;
    throw new StartRefused(`${NO_BACKUP}.`, { cause: error });
  }
  if (table.last_id !== null) await setLastId(tx, table.table, table.last_id);
  return rows;
}
