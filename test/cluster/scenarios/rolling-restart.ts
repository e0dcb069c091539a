import type { Scenario } from '../scenario.ts';
import { promise } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withFarm } from '../with-test-cluster.ts';

/** Milliseconds that a polite stop may take (operations.10). */
const LONGEST_STOP = 10_000;

export const rollingRestart: Scenario = {
  name: 'rolling restart',
  run: () =>
    withFarm({}, (farm) =>
      underLoad(farm, async () => {
        let longest = 0;
        for (const nth of farm.servers.keys()) {
          const begun = performance.now();
          await farm.end(nth, 'SIGTERM');
          longest = Math.max(longest, performance.now() - begun);
          promise(farm.servers[nth]?.process.exitCode === 0, 'A server did not stop by itself');
          await farm.startAgain(nth);
        }
        promise(longest < LONGEST_STOP, `A stop took ${longest} ms`);
        return { 'longest stop': `${Math.round(longest)} ms` };
      }),
    ),
};
