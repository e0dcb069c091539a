import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { promise } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { watchAll } from '../watchers.ts';
import { withFarm } from '../with-test-cluster.ts';

const AWAY = 30_000;

export const databaseAway: Scenario = {
  name: 'database stopped for 30 s',
  run: () =>
    withFarm({}, (farm) =>
      underLoad(farm, async (load) => {
        const watchers = await watchAll(farm, load);
        await farm.primary.stop();
        await wait(AWAY);
        promise(!(await farm.isHealthy()), 'A service without a database says that it is well');
        await farm.primary.start();
        const begun = performance.now();
        await farm.untilHealthy();
        const well = `${Math.round(performance.now() - begun)} ms`;
        return { 'well again after': well, 'streams tell again after': await watchers.hearAgain() };
      }),
    ),
};
