import { setTimeout as wait } from 'node:timers/promises';
import { type Load, prepareLoad, type Tally } from '../crash/load.ts';
import { wrongCounters } from '../crash/recount.ts';
import { type Figures, guarantee } from './scenario.ts';
import { CODE, type TestCluster } from './test-cluster.ts';

/** A service with several servers under test. */
type ClusterUnderLoad = Pick<TestCluster, 'address' | 'servers' | 'databaseUrl' | 'untilHealthy'>;

/** Milliseconds of writing before the disturbance, and after the service has recovered. */
const BEFORE = 2000;
const AFTER = 3000;

/**
 * Lets users write through nginx while `happens` runs, and returns the fate of their writes: no acknowledged one may be
 * lost, and every counter must be right.
 */
export async function underLoad(
  cluster: ClusterUnderLoad,
  happens: (load: Load) => Promise<Figures | undefined>,
): Promise<Figures> {
  const load = await prepareLoad(cluster.address, CODE);
  const stopping = new AbortController();
  const writing = load.write(cluster.address, stopping.signal);
  await wait(BEFORE);
  const figures = await happens(load);
  await cluster.untilHealthy();
  const before = load.stored.size;
  await wait(AFTER);
  stopping.abort();
  const tally = await writing;
  guarantee(load.stored.size > before, 'Nothing was written after all was well again');
  return { ...figures, ...(await whatBecame(load, tally, cluster)) };
}

/** Checks on every server which acknowledged writes are there. */
async function whatBecame(
  load: Load,
  { failed, statuses, longestPause }: Tally,
  { servers, databaseUrl }: ClusterUnderLoad,
): Promise<Figures> {
  guarantee(!statuses.has(500), 'A write was answered by 500');
  for (const { address } of servers) {
    const lost = await load.missing(address);
    guarantee(lost.length === 0, `${lost.length} acknowledged writes lost: ${lost.slice(0, 5).join(', ')}`);
  }
  const wrong = wrongCounters({ DATABASE_URL: databaseUrl });
  guarantee(wrong === 0, `${wrong} counters were wrong`);
  return {
    acknowledged: load.stored.size,
    lost: 0,
    refused: failed,
    'refused by': [...statuses].join() || 'no answer',
    'longest pause': `${longestPause} ms`,
    'wrong counters': 0,
  };
}
