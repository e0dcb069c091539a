import type { Scenario } from '../scenario.ts';
import { guarantee } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { watchAll } from '../watchers.ts';
import { withTestCluster } from '../with-test-cluster.ts';

export const failOver: Scenario = {
  name: 'primary lost, standby promoted',
  run: () =>
    withTestCluster({ standby: true }, (cluster) =>
      underLoad(cluster, async (load) => {
        const watchers = await watchAll(cluster, load);
        const { primary, standby } = cluster;
        guarantee(standby !== undefined, 'There is no standby');
        const begun = performance.now();
        await primary.kill();
        guarantee(!(await cluster.isHealthy()), 'A service without a primary says that it is well');
        await standby.promote();
        const promoted = performance.now();
        await cluster.untilHealthy();
        const well = performance.now();
        return {
          'kill to promoted': `${Math.round(promoted - begun)} ms`,
          'promoted to well': `${Math.round(well - promoted)} ms`,
          'streams tell again after': await watchers.hearAgain(),
        };
      }),
    ),
};
