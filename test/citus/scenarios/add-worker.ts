import { setTimeout as wait } from 'node:timers/promises';
import { guarantee, type Scenario } from '../../cluster/scenario.ts';
import { underLoad } from '../../cluster/under-load.ts';
import { watchAll } from '../../cluster/watchers.ts';
import { withCitusCluster } from '../citus-cluster.ts';
import { shardPlaces } from '../move-shards.ts';

/** Milliseconds for the shards to be spread. */
const TIMEOUT = 180_000;

export const addWorker: Scenario = {
  name: 'a worker is added, and shards are spread while people write',
  run: () =>
    withCitusCluster((cluster) =>
      underLoad(cluster, async (load) => {
        const watchers = await watchAll(cluster, load);
        await cluster.addWorker();
        const begun = performance.now();
        await cluster.ask((sql) => sql`SELECT citus_rebalance_start()`);
        while ((await cluster.ask(shardServers)) <= cluster.workers.length) {
          guarantee(performance.now() - begun < TIMEOUT, 'The new worker has no shard');
          await wait(500);
        }
        await cluster.ask((sql) => sql`SELECT citus_rebalance_wait()`);
        const spread = `${Math.round(performance.now() - begun)} ms`;
        return { 'spread after': spread, 'streams tell again after': await watchers.hearAgain() };
      }),
    ),
};

/** On how many servers the content is. */
const shardServers = async (sql: Parameters<typeof shardPlaces>[0]): Promise<number> =>
  new Set((await shardPlaces(sql)).map(({ port }) => port)).size;
