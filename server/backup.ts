import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { writeBackup } from './backup/write-backup.ts';
import { openBeside } from './database/open.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './start-refused.ts';

/** `npm run backup FILE`: everything that the database holds, as of one moment, into a file; the service may be running. */
async function backup() {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartRefused('Usage: npm run backup FILE');
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const half = `${path}.part`;
  const database = await openBeside(readSettings(process.env));
  try {
    const gzip = createGzip();
    // Whoever reads it reads everybody's address and password hash.
    const written = finished(gzip.pipe(createWriteStream(half, { mode: 0o600, flush: true })));
    const write = async (piece: string | Buffer) => {
      if (!gzip.write(piece)) await Promise.race([new Promise((go) => gzip.once('drain', go)), written]);
    };
    const amounts = await Promise.race([
      writeBackup(database.sql, write, Date.now()),
      written.then(() => Promise.reject(new Error('The file ended before the backup.'))),
    ]);
    gzip.end();
    await written;
    // Only what is whole gets the name, and it stays when the power goes.
    await rename(half, path);
    if (process.platform !== 'win32') await syncFolder(dirname(path));
    console.log(`${path}: ${amounts.rows} rows of ${amounts.tables} tables.`);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  } finally {
    await database.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

backup().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
