import { access, constants, readFile } from 'node:fs/promises';
import { readSettings } from '../platform/settings/settings.ts';
import { readErasures } from '../site/account-deletion/erasure-list.ts';
import { reapplyErasures } from '../site/account-deletion/reapply.ts';
import { type ParsedArguments, pathOf } from './arguments.ts';
import { readBackupFile } from './backup/read-backup-file.ts';
import { untilStopped } from './backup/stopped.ts';
import { openForRestore } from './open-database.ts';

/**
 * Restores a backup into an unused database, completely or not at all (operations.13), and then deletes the
 * accounts of a list that were deleted after the backup (accounts.33).
 */
export async function restore({ names: [file = ''], options }: ParsedArguments): Promise<string> {
  const path = pathOf(file);
  const list = options['deleted-accounts'];
  const stopped = untilStopped();
  await access(path, constants.R_OK);
  const erasures = list === undefined ? [] : readErasures(await readFile(pathOf(list), 'utf8'));
  const database = await openForRestore(readSettings(process.env));
  try {
    const amounts = await readBackupFile(database.sql, path, stopped);
    const restored = `${path}: ${amounts.rows} rows of ${amounts.tables} tables restored.`;
    if (list === undefined) return restored;
    const { deleted, waiting } = await Promise.race([reapplyErasures(database.sql, erasures), stopped]);
    const waits = waiting === 0 ? '' : ` ${waiting} can’t be deleted: the last site administrator.`;
    return `${restored} ${deleted} accounts deleted again.${waits}`;
  } finally {
    await database.close();
  }
}
