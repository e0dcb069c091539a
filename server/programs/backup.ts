import { basename, dirname, join } from 'node:path';
import { readSettings } from '../platform/settings/settings.ts';
import { type ParsedArguments, pathOf, WrongArguments } from './arguments.ts';
import { writeBackupFile } from './backup/backup-file.ts';
import { isFolder, keepNewest, nameAt } from './backup/backup-folder.ts';
import { untilStopped } from './backup/stopped.ts';
import { openBeside } from './open-database.ts';

/**
 * Writes a consistent snapshot of the database into a file, or into a new file of a folder, where all older backups may
 * be deleted then. The service may be running (operations.13, operations.26).
 */
export async function backup({ names: [given = ''], options: { keep } }: ParsedArguments): Promise<string> {
  const isIntoFolder = await isFolder(pathOf(given));
  if (keep !== undefined && !(isIntoFolder && /^[1-9]\d{0,5}$/.test(keep)))
    throw new WrongArguments('--keep needs a folder that is there, and a number from 1.');
  const path = isIntoFolder ? join(pathOf(given), nameAt(new Date())) : pathOf(given);
  const stopped = untilStopped();
  const database = await openBeside(readSettings(process.env));
  try {
    const amounts = await writeBackupFile(database.sql, path, { stopped });
    const written = `${path}: ${amounts.rows} rows of ${amounts.tables} tables.`;
    if (keep === undefined) return written;
    const deleted = await keepNewest(dirname(path), Number(keep), basename(path));
    return deleted === 0 ? written : `${written} Older backups deleted: ${deleted}.`;
  } finally {
    await database.close();
  }
}
