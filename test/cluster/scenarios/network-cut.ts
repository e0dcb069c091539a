import { setTimeout as wait } from 'node:timers/promises';
import { getProject } from '#contract/projects/projects.ts';
import { getHealth } from '#contract/site/health.ts';
import type { Load } from '../../crash/load.ts';
import { type Figures, guarantee, type Scenario } from '../scenario.ts';
import type { TestCluster } from '../test-cluster.ts';
import { underLoad } from '../under-load.ts';
import { watchAll } from '../watchers.ts';
import { withTestCluster } from '../with-test-cluster.ts';

/** Milliseconds of the cut, by which every response must have come, and between two requests. */
const CUT = 20_000;
const LONGEST = 15_000;
const BETWEEN = 250;

/**
 * Sends every server one request after the other until told to stop; returns the slowest response, and their statuses.
 */
async function askAll({ servers }: TestCluster, { project }: Load, signal: AbortSignal) {
  let slowest = 0;
  const statuses = new Map<number, number>();
  const paths = [getHealth.path, getProject.path.replace(':project', String(project))];
  const ask = async (url: string) => {
    const begun = performance.now();
    const { status } = await fetch(url);
    slowest = Math.max(slowest, performance.now() - begun);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  };
  const asked: Promise<void>[] = [];
  while (!signal.aborted) {
    for (const { address } of servers) for (const path of paths) asked.push(ask(address + path));
    await wait(BETWEEN);
  }
  await Promise.all(asked);
  return { slowest, statuses };
}

/** Cuts the network without closing connections, and `mend`s it later. */
async function cut(cluster: TestCluster, load: Load, mend: () => unknown): Promise<Figures> {
  const asking = new AbortController();
  cluster.network?.stall();
  const answers = askAll(cluster, load, asking.signal);
  await wait(CUT);
  asking.abort();
  const { slowest, statuses } = await answers;
  await mend();
  const begun = performance.now();
  await cluster.untilHealthy();
  const well = performance.now() - begun;
  const refused = statuses.get(503) ?? 0;
  const others = [...statuses].filter(([status]) => status !== 503);
  guarantee(
    others.length === 0,
    `Without a database some were answered by ${others.map(([status]) => status)}`,
  );
  guarantee(slowest < LONGEST, `An answer took ${Math.round(slowest)} ms`);
  return {
    'answered by 503': refused,
    'slowest answer': `${Math.round(slowest)} ms`,
    'well again after': `${Math.round(well)} ms`,
  };
}

export const networkCut: Scenario = {
  name: 'network to the database cut without a word',
  run: () =>
    withTestCluster({ network: true, env: { STATEMENT_TIMEOUT: '5' } }, (cluster) =>
      underLoad(cluster, async (load) => {
        const watchers = await watchAll(cluster, load);
        const first = await cut(cluster, load, () => cluster.network?.carryOn());
        await wait(1000);
        const second = await cut(cluster, load, async () => {
          // This time the open connections are closed.
          await cluster.network?.close();
          cluster.network?.carryOn();
          await cluster.network?.open();
        });
        const renamed = Object.entries(second).map(([name, figure]) => [`${name}, connections gone`, figure]);
        const again = await watchers.hearAgain();
        return { ...first, ...Object.fromEntries(renamed), 'streams tell again after': again };
      }),
    ),
};
