import { join, resolve } from 'node:path';
import type { ConnectionParameters } from '../connect.ts';
import { ACCESS_METHODS } from './access-method.ts';
import type { Account } from './account.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { openCluster } from './open-cluster.ts';
import { superviseCluster } from './supervisor.ts';

/** The embedded PostgreSQL of one DATA_DIR. `stop` may be called more than once; it waits for a clean shutdown. */
export type Embedded = { connection: ConnectionParameters; stop(): Promise<void> };

/**
 * Starts the embedded PostgreSQL of a DATA_DIR, which is made on the first start. Until `stop`, this process holds
 * the lock of DATA_DIR and restarts PostgreSQL if it dies; if this process dies, PostgreSQL shuts itself down.
 * `runAs` is the user that root switches to later, who will own the data. Throws StartRefused: not writable, in use
 * by another Dragoman, another major version, too long a path (operations.2, operations.4).
 */
export async function startEmbedded(
  dataDir: string,
  method: keyof typeof ACCESS_METHODS = process.platform === 'win32' ? 'loopback' : 'socket',
  runAs?: Account,
): Promise<Embedded> {
  const data = resolve(dataDir);
  const folder = join(data, 'postgres');
  const lock = lockDataDir(data);
  try {
    const access = await ACCESS_METHODS[method](folder);
    const cluster = await openCluster(data, folder, access, runAs);
    const supervisor = await superviseCluster(cluster, `${folder}.log`, access);
    return {
      connection: access.connection,
      stop: () => supervisor.stop().then(lock.release),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
