import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { Sql } from '../../platform/database/connect.ts';
import { readBackup } from './read-backup.ts';
import type { Amounts } from './write-backup.ts';

/** Restores the backup of a file, as {@link readBackup} does, until `stopped` rejects. */
export async function readBackupFile(sql: Sql, path: string, stopped: Promise<never>): Promise<Amounts> {
  await access(path, constants.R_OK);
  const gunzip = createGunzip();
  const read = createReadStream(path).on('error', (error) => gunzip.destroy(error));
  try {
    return await Promise.race([readBackup(sql, read.pipe(gunzip)), stopped]);
  } finally {
    read.destroy();
  }
}
