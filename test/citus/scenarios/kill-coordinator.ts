import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../../cluster/scenario.ts';
import { underLoad } from '../../cluster/under-load.ts';
import { watchAll } from '../../cluster/watchers.ts';
import { withCitusCluster } from '../citus-cluster.ts';

const AWAY = 3000;

export const killCoordinator: Scenario = {
  name: 'kill -9 of the coordinator, twice, and a restart of it',
  run: () =>
    withCitusCluster((cluster) =>
      underLoad(cluster, async (load) => {
        const watchers = await watchAll(cluster, load);
        for (const end of ['kill', 'kill', 'shutDown'] as const) {
          await cluster.coordinator[end]();
          await wait(AWAY);
          await cluster.coordinator.start();
          await load.untilWritten();
        }
        return { 'streams tell again after': await watchers.hearAgain() };
      }),
    ),
};
