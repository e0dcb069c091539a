import type { Scenario } from '../../cluster/scenario.ts';
import { underLoad } from '../../cluster/under-load.ts';
import { watchAll } from '../../cluster/watchers.ts';
import { withCitusCluster } from '../citus-cluster.ts';
import { moveEveryShard } from '../move-shards.ts';

const ROUNDS = 2;

export const moveShards: Scenario = {
  name: 'every shard moved to the other worker and back while people write',
  run: () =>
    withCitusCluster((cluster) =>
      underLoad(cluster, async (load) => {
        const watchers = await watchAll(cluster, load);
        const ports = cluster.workers.map(({ port }) => port);
        let moved = 0;
        for (let round = 0; round < ROUNDS; round += 1)
          moved += await cluster.ask((sql) => moveEveryShard(sql, ports));
        return { moved, 'streams tell again after': await watchers.hearAgain() };
      }),
    ),
};
