import { writeBackupFile } from './backup/backup-file.ts';
import { runCommand } from './backup/command.ts';
import { openBeside } from './open-database.ts';
import { readSettings } from './settings/settings.ts';

/**
 * `npm run backup FILE`: writes a consistent snapshot of the database into a file; the service may be running
 * (operations.13).
 */
runCommand('backup', async (path, stopped) => {
  const database = await openBeside(readSettings(process.env));
  try {
    const amounts = await writeBackupFile(database.sql, path, { stopped });
    return `${path}: ${amounts.rows} rows of ${amounts.tables} tables.`;
  } finally {
    await database.close();
  }
});
