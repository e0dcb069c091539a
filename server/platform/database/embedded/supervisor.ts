import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../../settings/start-refused.ts';
import type { AccessMethod } from './access-method.ts';
import type { Cluster } from './cluster.ts';
import { stopOrphan } from './orphan.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';

/**
 * Milliseconds: until the leftover processes of a killed PostgreSQL must be gone; between two attempts; before a
 * restart.
 */
const TIMES = { remains: 10_000, retry: 50, pause: 2_000 };

/** PostgreSQL's errors if processes of its predecessor are still running. */
const LEFTOVER_PROCESSES = /shared memory block .* is still in use|lock file .* already exists/;

async function start(cluster: Cluster, log: string, access: AccessMethod): Promise<Postmaster> {
  const begun = Date.now();
  for (;;) {
    await stopOrphan(cluster.folder, access.connection);
    try {
      return await startPostmaster(cluster, log, access.postgres);
    } catch (error) {
      const isRemains = error instanceof StartRefused && LEFTOVER_PROCESSES.test(error.message);
      if (!isRemains || Date.now() - begun > TIMES.remains) throw error;
      await wait(TIMES.retry);
    }
  }
}

/**
 * Starts PostgreSQL and restarts it whenever it ends without `stop` (killed, out of memory, disk full). Meanwhile the
 * server answers that its database is unavailable. The log has the reason.
 */
export async function superviseCluster(
  cluster: Cluster,
  log: string,
  access: AccessMethod,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let postmaster: Postmaster | undefined = await start(cluster, log, access);

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      await postmaster?.ended;
      postmaster = undefined;
      if (signal.aborted) return;
      try {
        postmaster = await start(cluster, log, access);
      } catch {
        await wait(TIMES.pause, undefined, { signal }).catch(() => {});
      }
    }
    await postmaster?.stop();
  }

  const kept = keep();
  return {
    async stop() {
      stopping.abort();
      await postmaster?.stop();
      await kept;
    },
  };
}
