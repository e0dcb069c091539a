import type { Scenario } from '../scenario.ts';
import { promise } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { watchAll } from '../watchers.ts';
import { withFarm } from '../with-test-cluster.ts';

export const failOver: Scenario = {
  name: 'primary lost, standby promoted',
  run: () =>
    withFarm({ standby: true }, (farm) =>
      underLoad(farm, async (load) => {
        const watchers = await watchAll(farm, load);
        const { primary, standby } = farm;
        promise(standby !== undefined, 'There is no standby');
        const begun = performance.now();
        await primary.kill();
        promise(!(await farm.isHealthy()), 'A service without a primary says that it is well');
        await standby.promote();
        const promoted = performance.now();
        await farm.untilHealthy();
        const well = performance.now();
        return {
          'kill to promoted': `${Math.round(promoted - begun)} ms`,
          'promoted to well': `${Math.round(well - promoted)} ms`,
          'streams tell again after': await watchers.hearAgain(),
        };
      }),
    ),
};
