import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../../cluster/scenario.ts';
import { LIMITS, underFailOver } from '../under-fail-over.ts';

/** Milliseconds that the way stays cut after another machine has taken over. */
const LATER = 5000;

export const cutOff: Scenario = {
  name: 'primary cut off from etcd',
  run: () =>
    underFailOver(LIMITS.cutOff, async (cluster) => {
      const primary = await cluster.primary();
      cluster.wayOf(primary).cut();
      const replaced = await cluster.untilReplaced(primary);
      await wait(LATER);
      cluster.wayOf(primary).mend();
      return { 'new primary after': replaced };
    }),
};
