import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { migratedDatabase } from '../../../test/migrated-database.ts';
import { backendPidOf, cancelStatement } from '../../platform/database/cancel-statement.ts';
import { connect, type Sql, type Transaction } from '../../platform/database/connect.ts';
import { chunksOf } from './copy-out.ts';
import { migrationOf } from './copy-queries.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

async function database(): Promise<Sql> {
  const sql = connect(await migratedDatabase());
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

/** More rows than a stream of the driver buffers, so that the very last row fills it. */
const FULL = 70_000;

test('a connection serves on after a copy whose last row has filled its stream', async () => {
  const sql = await database();
  await sql.begin(async (tx) => {
    const copy = tx`COPY (SELECT repeat('x', ${tx.unsafe(String(FULL))})) TO STDOUT`.readable();
    const pieces = await Array.fromAsync(chunksOf(copy, async () => {}));
    expect(Buffer.concat(pieces)).toHaveLength(FULL + 1);
    expect(await tx`SELECT`).toHaveLength(1);
  });
});

/** Copies gigabytes, of which only the beginning is read. */
const manyRows = (tx: Transaction) =>
  tx`COPY (SELECT repeat('x', 1000) FROM generate_series(1, 10000000)) TO STDOUT`.readable();

test('a connection serves on after a copy that nobody reads to its end', async () => {
  const sql = await database();
  const leaving = sql.begin(async (tx) => {
    const backend = await backendPidOf(tx);
    for await (const _piece of chunksOf(manyRows(tx), () => cancelStatement(sql, backend))) break;
    throw new Error('left');
  });
  await expect(leaving).rejects.toThrow('left');
  const busy = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`;
  expect(busy).toHaveLength(0);
});

test('a copy that the database stops is an error of who reads it', async () => {
  const sql = await database();
  const stopped = sql.begin(async (tx) => {
    const backend = await backendPidOf(tx);
    for await (const _piece of chunksOf(manyRows(tx), async () => {})) await cancelStatement(sql, backend);
  });
  await expect(stopped).rejects.toThrow('canceling statement');
});

/** Many times what the stream of the driver buffers. */
const ROWS = 30_000;

test('thirty thousand rows come through a disk that is slow, and back again', async () => {
  const many = await database();
  await many`
    INSERT INTO secret_codes (phrase, amount, last_until)
    SELECT n || repeat(' a phrase', n % 10), 1, 0 FROM generate_series(1, ${ROWS}::int) n`;
  const pieces: Buffer[] = [];
  const slowly = async (piece: string | Buffer) => {
    pieces.push(Buffer.from(piece));
    for (let turns = 0; turns < 20; turns += 1) await turn();
  };
  expect((await writeBackup(many, slowly, 0)).rows).toBeGreaterThanOrEqual(ROWS);
  const sql = await database();
  const { rows } = await readBackup(sql, Readable.from(pieces));
  expect(rows).toBeGreaterThanOrEqual(ROWS);
  expect(await sql`SELECT count(*)::int AS amount FROM secret_codes`).toEqual([{ amount: ROWS }]);
});

test('a disk that takes nothing any more ends the backup with an error', async () => {
  const sql = await database();
  let taken = 0;
  const stuck = () => {
    taken += 1;
    return taken > 5 ? new Promise<never>(() => {}) : Promise.resolve();
  };
  await expect(writeBackup(sql, stuck, 0, { standstill: 300 })).rejects.toThrow(
    'The file has taken nothing for 0.3 seconds: given up.',
  );
});

test('a database that sends nothing any more ends the backup with an error', async () => {
  const sql = await database();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = sql.begin(async (tx) => {
    await tx`LOCK TABLE users`;
    locked.resolve();
    await held;
  });
  await locked.promise;
  await expect(writeBackup(sql, async () => {}, 0, { standstill: 300 })).rejects.toThrow(
    'The database has sent nothing for 0.3 seconds: given up.',
  );
  letGo();
  await holding;
});

test('a file that gives nothing any more ends the restore with an error', async () => {
  const sql = await database();
  const silent = new Readable({ read() {} });
  const migration = await migrationOf(sql);
  silent.push(`${JSON.stringify({ dragoman_backup: 1, migration, made_at: 0 })}\n`);
  await expect(readBackup(sql, silent, { standstill: 300 })).rejects.toThrow(
    'The file has given nothing for 0.3 seconds: given up.',
  );
  silent.destroy();
  await once(silent, 'close');
});
