import type { Scenario } from '../scenario.ts';
import { guarantee } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withTestCluster } from '../with-test-cluster.ts';

/** The most milliseconds of a graceful stop (operations.10). */
const LONGEST_STOP = 10_000;

export const rollingRestart: Scenario = {
  name: 'rolling restart',
  run: () =>
    withTestCluster({}, (cluster) =>
      underLoad(cluster, async () => {
        let longest = 0;
        for (const nth of cluster.servers.keys()) {
          const begun = performance.now();
          await cluster.end(nth, 'SIGTERM');
          longest = Math.max(longest, performance.now() - begun);
          guarantee(cluster.servers[nth]?.process.exitCode === 0, 'A server did not stop by itself');
          await cluster.startAgain(nth);
        }
        guarantee(longest < LONGEST_STOP, `A stop took ${longest} ms`);
        return { 'longest stop': `${Math.round(longest)} ms` };
      }),
    ),
};
