import { lstat, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '../../platform/settings/start-refused.ts';

/** The names of backups in a folder; their order is that of the times in them. */
const NAME = /^dragoman-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/;

/** The name of a backup in a folder: the moment in UTC at which it was begun. */
export const nameAt = (now: Date): string =>
  `dragoman-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;

export const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() === true;

/** The backups of a folder by {@link nameAt}, newest first. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const files = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).isFile()));
  return names.filter((_name, index) => files[index]).reverse();
}

/** The newest backup of a folder; throws StartRefused if there is none. */
export async function newestIn(folder: string): Promise<string> {
  const [newest] = await backupsIn(folder);
  if (newest === undefined) throw new StartRefused(`There is no backup in ${folder}.`);
  return join(folder, newest);
}

/**
 * Deletes all backups of a folder but the newest; `newBackup`, which was made just now, counts as that even if the clock
 * went back. Nothing else is deleted. Returns how many were deleted (operations.26).
 */
export async function keepNewest(folder: string, amount: number, newBackup: string): Promise<number> {
  const others = (await backupsIn(folder)).filter((name) => name !== newBackup);
  const old = others.slice(amount - 1);
  for (const name of old) await rm(join(folder, name));
  return old.length;
}
