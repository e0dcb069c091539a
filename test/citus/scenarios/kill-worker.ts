import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../../cluster/scenario.ts';
import { underLoad } from '../../cluster/under-load.ts';
import { watchAll } from '../../cluster/watchers.ts';
import { withCitusCluster } from '../citus-cluster.ts';

/** Milliseconds until a killed server is started again. */
const AWAY = 3000;

export const killWorker: Scenario = {
  name: 'kill -9 of each worker in turn',
  run: () =>
    withCitusCluster((cluster) =>
      underLoad(cluster, async (load) => {
        const watchers = await watchAll(cluster, load);
        for (const worker of cluster.workers) {
          await worker.kill();
          await wait(AWAY);
          await worker.start();
          await load.untilWritten();
        }
        return { kills: cluster.workers.length, 'streams tell again after': await watchers.hearAgain() };
      }),
    ),
};
