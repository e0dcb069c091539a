import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withTestCluster } from '../with-test-cluster.ts';

/** Milliseconds until a killed server is started again. */
const AWAY = 1000;

export const killServer: Scenario = {
  name: 'kill -9 of each server in turn',
  run: () =>
    withTestCluster({}, (cluster) =>
      underLoad(cluster, async () => {
        for (const nth of cluster.servers.keys()) {
          await cluster.end(nth, 'SIGKILL');
          await wait(AWAY);
          await cluster.startAgain(nth);
        }
        return { kills: cluster.servers.length };
      }),
    ),
};
