import { type Given, pathOf } from './arguments.ts';
import { writeBackupFile } from './backup/backup-file.ts';
import { untilStopped } from './backup/stopped.ts';
import { openBeside } from './open-database.ts';
import { readSettings } from './settings/settings.ts';

/** Writes a consistent snapshot of the database into a file; the service may be running (operations.13). */
export async function backup({ names: [file = ''] }: Given): Promise<string> {
  const path = pathOf(file);
  const stopped = untilStopped();
  const database = await openBeside(readSettings(process.env));
  try {
    const amounts = await writeBackupFile(database.sql, path, { stopped });
    return `${path}: ${amounts.rows} rows of ${amounts.tables} tables.`;
  } finally {
    await database.close();
  }
}
