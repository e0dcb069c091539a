import { setTimeout as wait } from 'node:timers/promises';
import { type Load, prepareLoad } from '../crash/load.ts';
import { wrongCounters } from '../crash/recount.ts';
import { type Figures, promise } from './scenario.ts';
import { CODE, type TestCluster } from './test-cluster.ts';

/** Milliseconds of writing before something happens, and after all is well again. */
const BEFORE = 2000;
const AFTER = 3000;

/**
 * Lets people write through nginx while something `happens`, and tells what became of their writes: none that was
 * acknowledged may be lost, and every counter is right.
 */
export async function underLoad(
  farm: TestCluster,
  happens: (load: Load) => Promise<Figures | undefined>,
): Promise<Figures> {
  const load = await prepareLoad(farm.address, CODE);
  const stopping = new AbortController();
  const writing = load.write(farm.address, stopping.signal);
  await wait(BEFORE);
  const figures = await happens(load);
  await farm.untilHealthy();
  const before = load.kept.size;
  await wait(AFTER);
  stopping.abort();
  await writing;
  promise(load.kept.size > before, 'Nothing was written after all was well again');
  return { ...figures, ...(await whatBecame(load, farm)) };
}

/** What is there of what was acknowledged, asked of every server. */
export async function whatBecame(load: Load, { servers, databaseUrl }: TestCluster): Promise<Figures> {
  for (const { address } of servers) {
    const lost = await load.missing(address);
    promise(lost.length === 0, `${lost.length} acknowledged writes lost: ${lost.slice(0, 5).join(', ')}`);
  }
  const wrong = wrongCounters({ DATABASE_URL: databaseUrl });
  promise(wrong === 0, `${wrong} counters were wrong`);
  const { failed, longestPause } = load.tally;
  return {
    acknowledged: load.kept.size,
    lost: 0,
    unanswered: failed,
    'longest pause': `${longestPause} ms`,
    'wrong counters': 0,
  };
}
