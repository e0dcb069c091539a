import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withFarm } from '../with-test-cluster.ts';

const KILLS = 3;

export const killBoth: Scenario = {
  name: 'kill -9 of database and servers',
  run: () =>
    withFarm({}, (farm) =>
      underLoad(farm, async () => {
        const all = [...farm.servers.keys()];
        for (let n = 0; n < KILLS; n += 1) {
          await Promise.all([farm.primary.kill(), ...all.map((nth) => farm.end(nth, 'SIGKILL'))]);
          await farm.primary.start();
          for (const nth of all) await farm.startAgain(nth);
          await farm.untilHealthy();
          await wait(500);
        }
        return { kills: KILLS };
      }),
    ),
};
