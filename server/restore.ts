import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { readBackup } from './backup/read-backup.ts';
import { openForRestore } from './database/open.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './start-refused.ts';

/** `npm run restore FILE`: a backup into a database that nobody has used yet, embedded or not; all of it or nothing. */
async function restore() {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartRefused('Usage: npm run restore FILE');
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  await access(path, constants.R_OK);
  const database = await openForRestore(readSettings(process.env));
  const gunzip = createGunzip();
  const read = createReadStream(path).on('error', (error) => gunzip.destroy(error));
  try {
    const amounts = await readBackup(database.sql, read.pipe(gunzip));
    console.log(`${path}: ${amounts.rows} rows of ${amounts.tables} tables restored.`);
  } finally {
    read.destroy();
    await database.close();
  }
}

restore().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
