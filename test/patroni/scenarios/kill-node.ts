import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../../cluster/scenario.ts';
import { LIMITS, underFailOver } from '../under-fail-over.ts';

/** Milliseconds until the machine is back. */
const AWAY = 5000;

export const killNode: Scenario = {
  name: 'machine of the primary lost, and started again',
  run: () =>
    underFailOver(LIMITS.lost, async (cluster) => {
      const primary = await cluster.primary();
      await primary.kill();
      const replaced = await cluster.untilReplaced(primary);
      await wait(AWAY);
      primary.startPatroni();
      return { 'new primary after': replaced };
    }),
};
