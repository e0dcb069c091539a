import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../platform/settings/start-refused.ts';
import { type ParsedArguments, pathOf } from './arguments.ts';
import { isFolder, newestIn } from './backup/backup-folder.ts';
import { contentsOf } from './backup/contents-queries.ts';
import { readBackupFile } from './backup/read-backup-file.ts';
import { untilStopped } from './backup/stopped.ts';
import { openForRestore } from './open-database.ts';
import { recountAll } from './recount/queries.ts';

/** Milliseconds for counting what a backup holds; nobody else waits for this database. */
const TIMEOUT = 3_600_000;

/**
 * Restores a backup, or the newest of a folder, into an embedded database that is removed afterwards, and says what it holds
 * (operations.27). Throws StartRefused if it can't be restored, or has a wrong counter.
 */
export async function tryBackup({ names: [given = ''], options }: ParsedArguments): Promise<string> {
  const path = (await isFolder(pathOf(given))) ? await newestIn(pathOf(given)) : pathOf(given);
  const stopped = untilStopped();
  const begun = performance.now();
  const dataDir = await mkdtemp(
    join(options.in === undefined ? tmpdir() : pathOf(options.in), 'dragoman-try-'),
  );
  try {
    const database = await openForRestore({ dataDir, statementTimeout: TIMEOUT });
    try {
      const amounts = await readBackupFile(database.sql, path, stopped);
      const { users, projects, strings, translations, last } = await contentsOf(database.sql);
      const wrong = Object.values(await recountAll(database.sql)).reduce((sum, amount) => sum + amount, 0);
      if (wrong > 0) throw new StartRefused(`${path}: ${wrong} of its counters are wrong.`);
      const seconds = Math.ceil((performance.now() - begun) / 1000);
      return [
        `${path}: ${amounts.rows} rows of ${amounts.tables} tables restored in ${seconds} s, and removed again.`,
        `It has ${users} users, ${projects} projects, ${strings} strings, ${translations} translations; the last act in a project ` +
          `was ${last === null ? 'none' : `at ${new Date(last).toISOString()}`}. All counters are right.`,
      ].join('\n');
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
