import { join, resolve } from 'node:path';
import type { Place } from '../connect.ts';
import type { Account } from './account.ts';
import { holdDataDir } from './hold.ts';
import { keepRunning } from './keep-running.ts';
import { openCluster } from './open-cluster.ts';
import { waysIn } from './way-in.ts';

/** The embedded PostgreSQL of one DATA_DIR. `stop` may be called more than once; it waits for a clean shutdown. */
export type Embedded = { connection: Place; stop(): Promise<void> };

/**
 * Starts the embedded PostgreSQL of a DATA_DIR, making it on the first start. Until `stop`, DATA_DIR belongs to this
 * process, and PostgreSQL is started again should it die; when this process dies, PostgreSQL shuts itself down.
 * `runAs` is the user that this process, root's still, becomes later: the data are theirs.
 * Throws StartRefused: not writable, in use by another Dragoman, another major version, too long a path (operations.2,
 * operations.4).
 */
export async function startEmbedded(
  dataDir: string,
  wayIn: keyof typeof waysIn = process.platform === 'win32' ? 'loopback' : 'socket',
  runAs?: Account,
): Promise<Embedded> {
  const data = resolve(dataDir);
  const folder = join(data, 'postgres');
  const hold = holdDataDir(data);
  try {
    const way = await waysIn[wayIn](folder);
    const cluster = await openCluster(data, folder, way, runAs);
    const keeper = await keepRunning(cluster, `${folder}.log`, way);
    return {
      connection: way.place,
      stop: () => keeper.stop().then(hold.release),
    };
  } catch (error) {
    hold.release();
    throw error;
  }
}
