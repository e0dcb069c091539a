import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../settings/start-refused.ts';
import type { AccessMethod } from './access-method.ts';
import { type Account, accountFor, isOpenToAll, isRoot } from './account.ts';
import { findBinaries, majorOf } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { changeOwner } from './data-dir-lock.ts';
import { initialise } from './initialise.ts';
import { stopOrphan } from './orphan.ts';
import { sharedBinaries } from './shared-binaries.ts';

function majorIn(folder: string): string {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`${folder} can't be read as a folder of PostgreSQL: ${reason}.`);
  }
}

/**
 * Opens the cluster of a DATA_DIR that the caller has locked, and makes it on the first start. Throws StartRefused if
 * another major version made it, or if root can't run PostgreSQL as another user.
 */
export async function openCluster(
  dataDir: string,
  folder: string,
  access: AccessMethod,
  runAs?: Account,
): Promise<Cluster> {
  const found = findBinaries();
  if (isRoot() && process.platform !== 'linux' && !isOpenToAll(dataDir)) {
    throw new StartRefused(
      `PostgreSQL does not run as root, and another user can't enter DATA_DIR ${dataDir}.`,
    );
  }
  const account = isRoot() ? accountFor(dataDir, folder, runAs) : undefined;
  if (account && runAs) {
    // A PostgreSQL left by a killed Dragoman still runs as its former user.
    await stopOrphan(folder, access.connection);
    changeOwner(dataDir, account);
  }
  const cluster = { folder, account, binaries: account ? sharedBinaries(found) : found };
  if (!existsSync(folder)) await initialise(cluster, access);
  const existingVersion = majorIn(folder);
  const bundledVersion = majorOf(found);
  if (existingVersion !== bundledVersion) {
    throw new StartRefused(
      `DATA_DIR ${dataDir} was made by PostgreSQL ${existingVersion}, and this Dragoman brings PostgreSQL ${bundledVersion}: ` +
        'back it up with the Dragoman that made it, and restore the backup with this one.',
    );
  }
  return cluster;
}
