import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const KILLS = 3;

export const killBoth: Scenario = {
  name: 'kill -9 of database and servers',
  run: () =>
    withTestCluster({}, (cluster) =>
      underLoad(cluster, async () => {
        const all = [...cluster.servers.keys()];
        for (let n = 0; n < KILLS; n += 1) {
          await Promise.all([cluster.primary.kill(), ...all.map((nth) => cluster.end(nth, 'SIGKILL'))]);
          await cluster.primary.start();
          for (const nth of all) await cluster.startAgain(nth);
          await cluster.untilHealthy();
          await wait(500);
        }
        return { kills: KILLS };
      }),
    ),
};
