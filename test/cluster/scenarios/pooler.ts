import { setTimeout as wait } from 'node:timers/promises';
import { guarantee, type Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { watchAll } from '../watchers.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const KILLS = 3;

export const pooler: Scenario = {
  name: 'kill -9 of PgBouncer, and of the database behind it',
  run: () =>
    withTestCluster({ pooler: true }, (cluster) =>
      underLoad(cluster, async (load) => {
        const { pgbouncer, primary } = cluster;
        guarantee(pgbouncer !== undefined, 'There is no PgBouncer');
        const watchers = await watchAll(cluster, load);
        for (let n = 0; n < KILLS; n += 1) {
          for (const one of [pgbouncer, primary]) {
            await one.kill();
            await one.start();
            await cluster.untilHealthy();
            await wait(500);
          }
        }
        return { kills: 2 * KILLS, 'streams tell again after': await watchers.hearAgain() };
      }),
    ),
};
