import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const KILLS = 5;

export const killDatabase: Scenario = {
  name: 'kill -9 of the database',
  run: () =>
    withTestCluster({}, (cluster) =>
      underLoad(cluster, async () => {
        for (let n = 0; n < KILLS; n += 1) {
          await cluster.primary.kill();
          await cluster.primary.start();
          await cluster.untilHealthy();
          await wait(500);
        }
        return { kills: KILLS };
      }),
    ),
};
