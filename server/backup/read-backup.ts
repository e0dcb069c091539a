import type { Readable } from 'node:stream';
import type { Sql, Transaction } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { StartRefused } from '../start-refused.ts';
import {
  countOn,
  empty,
  isUnused,
  measure,
  migrationOf,
  tablesOf,
  takeRowsIn,
  takeTime,
  withoutForeignKeys,
} from './copy-queries.ts';
import { END_OF_ROWS, Head, parsed, TableHead, Tail } from './format.ts';
import { type LineReader, readLines } from './lines.ts';
import type { Amounts } from './write-backup.ts';

const NO_BACKUP = 'The file is no backup of Dragoman, or not a whole one';

/**
 * Restores a backup into a database that nobody has used yet: all of it or nothing, in one transaction. One of an older
 * Dragoman comes into tables of its own time, which then are brought up to date. Throws StartRefused: the file is no
 * backup, or was cut off or changed; it was made by a newer Dragoman; the database is in use, or newer than the backup.
 */
export async function readBackup(sql: Sql, stream: Readable): Promise<Amounts> {
  const lines = readLines(stream);
  const head = parsed(Head, await firstLine(lines));
  if (!head) throw new StartRefused(`${NO_BACKUP}.`);
  await migrate(sql, { upTo: head.migration });
  const amounts = await sql.begin(async (tx) => {
    await takeTime(tx);
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
    return readTables(tx, lines);
  });
  await migrate(sql);
  await measure(sql);
  return amounts;
}

/** What is not even gzipped fails at the first line. */
async function firstLine(lines: LineReader): Promise<string | undefined> {
  try {
    return await lines.next();
  } catch {
    return undefined;
  }
}

async function readTables(tx: Transaction, lines: LineReader): Promise<Amounts> {
  const tables = await tablesOf(tx);
  const known = new Map(tables.map((table) => [table.table, table]));
  const amounts = { tables: 0, rows: 0 };
  await empty(tx, tables);
  await withoutForeignKeys(tx, async () => {
    for (;;) {
      const line = await lines.next().catch(() => undefined);
      const tail = parsed(Tail, line);
      if (tail?.tables === amounts.tables && tail.rows === amounts.rows) return;
      const table = parsed(TableHead, line);
      const isKnown = table?.columns.every((name) => known.get(table.table)?.columns.includes(name));
      if (!table || !isKnown) throw new StartRefused(`${NO_BACKUP}.`);
      known.delete(table.table);
      amounts.tables += 1;
      amounts.rows += await readTable(tx, table, lines);
    }
  });
  return amounts;
}

async function readTable(tx: Transaction, table: TableHead, lines: LineReader): Promise<number> {
  let rows = 0;
  async function* counted() {
    for await (const piece of lines.untilEnd(END_OF_ROWS)) {
      for (const byte of piece) if (byte === 0x0a) rows += 1;
      yield piece;
    }
  }
  try {
    await takeRowsIn(tx, table, counted());
  } catch (error) {
    throw new StartRefused(`${NO_BACKUP}.`, { cause: error });
  }
  if (table.last_id !== null) await countOn(tx, table.table, table.last_id);
  return rows;
}
