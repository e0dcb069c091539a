import { createReadStream } from 'node:fs';
import { access, constants, readFile } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { readErasures } from './account-deletion/erasure-list.ts';
import { reapplyErasures } from './account-deletion/reapply.ts';
import { pathOf, runCommand } from './backup/command.ts';
import { readBackup } from './backup/read-backup.ts';
import { openForRestore } from './open-database.ts';
import { readSettings } from './settings/settings.ts';
import { StartRefused } from './settings/start-refused.ts';

const USAGE = 'FILE [-- --deleted-accounts LIST]';

/** The file with the list of deleted accounts, if one is named. */
function listIn([option, file, ...more]: readonly string[]): string | undefined {
  if (option === undefined) return undefined;
  if (option !== '--deleted-accounts' || !file || more.length > 0)
    throw new StartRefused(`Usage: npm run restore ${USAGE}`);
  return pathOf(file);
}

/**
 * `npm run restore FILE`: restores a backup into an unused database, completely or not at all (operations.13), and then deletes the
 * accounts of a list that were deleted after the backup (accounts.33).
 */
runCommand(
  'restore',
  async (path, stopped, rest) => {
    const list = listIn(rest);
    await access(path, constants.R_OK);
    const erasures = list === undefined ? [] : readErasures(await readFile(list, 'utf8'));
    const database = await openForRestore(readSettings(process.env));
    const gunzip = createGunzip();
    const read = createReadStream(path).on('error', (error) => gunzip.destroy(error));
    try {
      const amounts = await Promise.race([readBackup(database.sql, read.pipe(gunzip)), stopped]);
      const restored = `${path}: ${amounts.rows} rows of ${amounts.tables} tables restored.`;
      if (list === undefined) return restored;
      const { deleted, waiting } = await Promise.race([reapplyErasures(database.sql, erasures), stopped]);
      const waits = waiting === 0 ? '' : ` ${waiting} can’t be deleted: the last site administrator.`;
      return `${restored} ${deleted} accounts deleted again.${waits}`;
    } finally {
      read.destroy();
      await database.close();
    }
  },
  USAGE,
);
