import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { runCommand } from './backup/command.ts';
import { readBackup } from './backup/read-backup.ts';
import { openForRestore } from './open-database.ts';
import { readSettings } from './settings/settings.ts';

/** `npm run restore FILE`: restores a backup into an unused database, completely or not at all (operations.13). */
runCommand('restore', async (path, stopped) => {
  await access(path, constants.R_OK);
  const database = await openForRestore(readSettings(process.env));
  const gunzip = createGunzip();
  const read = createReadStream(path).on('error', (error) => gunzip.destroy(error));
  try {
    const amounts = await Promise.race([readBackup(database.sql, read.pipe(gunzip)), stopped]);
    return `${path}: ${amounts.rows} rows of ${amounts.tables} tables restored.`;
  } finally {
    read.destroy();
    await database.close();
  }
});
