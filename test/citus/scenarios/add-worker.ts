import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../../../server/platform/database/connect.ts';
import { guarantee } from '../../cluster/scenario.ts';
import { citusScenario } from '../citus-scenario.ts';
import { shardPlaces } from '../move-shards.ts';

/** Milliseconds for the shards to be spread. */
const TIMEOUT = 180_000;

export const addWorker = citusScenario(
  'a worker is added, and shards are spread while people write',
  async (cluster) => {
    await cluster.addWorker();
    const begun = performance.now();
    await cluster.ask((sql) => sql`SELECT citus_rebalance_start()`);
    while ((await cluster.ask(amountOfServers)) <= cluster.workers.length) {
      guarantee(performance.now() - begun < TIMEOUT, 'The new worker has no shard');
      await wait(500);
    }
    await cluster.ask((sql) => sql`SELECT citus_rebalance_wait()`);
    return { 'spread after': `${Math.round(performance.now() - begun)} ms` };
  },
);

/** On how many servers the content is. */
const amountOfServers = async (sql: Sql): Promise<number> =>
  new Set((await shardPlaces(sql)).map(({ port }) => port)).size;
