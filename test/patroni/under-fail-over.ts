import { setTimeout as wait } from 'node:timers/promises';
import { type Figures, guarantee } from '../cluster/scenario.ts';
import { type Load, prepareLoad } from '../crash/load.ts';
import { wrongCounters } from '../crash/recount.ts';
import { CODE, openPatroniCluster, type PatroniCluster } from './patroni-cluster.ts';

/** Milliseconds of writing before the failure, and after the cluster is whole again. */
const BEFORE = 2000;
const AFTER = 3000;

/** The longest time without an acknowledged write, in seconds (operations.18). */
export const LIMITS = { killed: 10, switched: 10, standby: 10, etcd: 10, lost: 40, frozen: 40, cutOff: 40 };

/**
 * Lets users write through both servers while `happens` runs, until nobody has to do anything and the cluster is whole
 * again. No acknowledged write may be lost, every counter must be right, and no server may be without an acknowledged
 * write for more than `limit` seconds.
 */
export async function underFailOver(
  limit: number,
  happens: (cluster: PatroniCluster) => Promise<Figures>,
): Promise<Figures> {
  const cluster = await openPatroniCluster();
  try {
    const { servers } = cluster;
    const load = await prepareLoad(servers[0]?.address ?? '', CODE);
    const stopping = new AbortController();
    const writing = servers.map(({ address }) => load.write(address, stopping.signal));
    await wait(BEFORE);
    const figures = await happens(cluster);
    await cluster.untilHealthy();
    const whole = await cluster.untilWhole();
    await wait(AFTER);
    stopping.abort();
    const tallies = await Promise.all(writing);
    await noneLost(load, cluster);
    for (const [nth, { longestPause, failed, slowest, statuses }] of tallies.entries()) {
      const by = `by ${servers[nth]?.by}`;
      const others = [...statuses].filter((status) => status !== 503);
      guarantee(others.length === 0, `Some writes ${by} were answered by ${others}`);
      guarantee(longestPause <= limit * 1000, `There was no write ${by} for ${longestPause} ms`);
      figures[`pause ${by}`] = `${longestPause} ms`;
      figures[`slowest answer ${by}`] = `${slowest} ms`;
      figures[`refused ${by}`] = failed;
    }
    return {
      ...figures,
      'whole again after': `${whole} ms`,
      acknowledged: load.stored.size,
      lost: 0,
      'wrong counters': 0,
    };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${what}. The logs are in ${cluster.keepLogs()}`, { cause: error });
  } finally {
    await cluster.close();
  }
}

/** Checks on every server that the acknowledged writes are there, and the counters. */
async function noneLost(load: Load, { servers, databaseUrl }: PatroniCluster) {
  for (const { address } of servers) {
    const lost = await load.missing(address);
    guarantee(lost.length === 0, `${lost.length} acknowledged writes lost: ${lost.slice(0, 5).join(', ')}`);
  }
  const wrong = wrongCounters({ DATABASE_URL: databaseUrl });
  guarantee(wrong === 0, `${wrong} counters were wrong`);
}
