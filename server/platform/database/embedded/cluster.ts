import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/**
 * A data folder of PostgreSQL with its programs and the user that runs them; without `account` that is this process's
 * user.
 */
export type Cluster = { folder: string; account: Account | undefined; binaries: Binaries };

/**
 * The path of the data folder for PostgreSQL. Root's PostgreSQL runs as a user who may not be able to enter the
 * folders above; root starts it with the data folder as working folder, which needs no permission for them.
 */
export const folderAsSeen = ({ folder, account }: Cluster): string =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
