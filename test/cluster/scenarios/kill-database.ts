import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withFarm } from '../with-test-cluster.ts';

const KILLS = 5;

export const killDatabase: Scenario = {
  name: 'kill -9 of the database',
  run: () =>
    withFarm({}, (farm) =>
      underLoad(farm, async () => {
        for (let n = 0; n < KILLS; n += 1) {
          await farm.primary.kill();
          await farm.primary.start();
          await farm.untilHealthy();
          await wait(500);
        }
        return { kills: KILLS };
      }),
    ),
};
