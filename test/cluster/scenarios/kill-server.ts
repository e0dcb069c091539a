import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withFarm } from '../with-test-cluster.ts';

/** Milliseconds that one server stays away. */
const AWAY = 1000;

export const killServer: Scenario = {
  name: 'kill -9 of each server in turn',
  run: () =>
    withFarm({}, (farm) =>
      underLoad(farm, async () => {
        for (const nth of farm.servers.keys()) {
          await farm.end(nth, 'SIGKILL');
          await wait(AWAY);
          await farm.startAgain(nth);
        }
        return { kills: farm.servers.length };
      }),
    ),
};
