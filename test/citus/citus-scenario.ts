import type { Figures, Scenario } from '../cluster/scenario.ts';
import { underLoad } from '../cluster/under-load.ts';
import { watchAll } from '../cluster/watchers.ts';
import type { Load } from '../crash/load.ts';
import { type CitusCluster, withCitusCluster } from './citus-cluster.ts';

/**
 * A scenario of a distributed database: people write and watch while `happens` runs, and every stream has to tell them
 * of changes again afterwards.
 */
export const citusScenario = (
  name: string,
  happens: (cluster: CitusCluster, load: Load) => Promise<Figures>,
): Scenario => ({
  name,
  run: () =>
    withCitusCluster((cluster) =>
      underLoad(cluster, async (load) => {
        const watchers = await watchAll(cluster, load);
        const figures = await happens(cluster, load);
        return { ...figures, 'streams tell again after': await watchers.hearAgain() };
      }),
    ),
});
