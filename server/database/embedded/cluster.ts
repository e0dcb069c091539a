import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** A data folder of PostgreSQL, and who runs which programs on it; without an account, this process's own user. */
export type Cluster = { folder: string; account: Account | undefined; binaries: Binaries };

/**
 * The name under which PostgreSQL is told its data folder. Root's PostgreSQL runs as a user who may not be let through
 * the folders above; the working folder, which root has entered for it, needs no way down.
 */
export const folderAsSeen = ({ folder, account }: Cluster): string =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
