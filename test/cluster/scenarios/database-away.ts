import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { guarantee } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { watchAll } from '../watchers.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const AWAY = 30_000;

export const databaseAway: Scenario = {
  name: 'database stopped for 30 s',
  run: () =>
    withTestCluster({}, (cluster) =>
      underLoad(cluster, async (load) => {
        const watchers = await watchAll(cluster, load);
        await cluster.primary.stop();
        await wait(AWAY);
        guarantee(!(await cluster.isHealthy()), 'A service without a database says that it is well');
        await cluster.primary.start();
        const begun = performance.now();
        await cluster.untilHealthy();
        const well = `${Math.round(performance.now() - begun)} ms`;
        return { 'well again after': well, 'streams tell again after': await watchers.hearAgain() };
      }),
    ),
};
