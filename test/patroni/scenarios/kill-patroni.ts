import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../../cluster/scenario.ts';
import { holdConnections } from '../held-connections.ts';
import { LIMITS, underFailOver } from '../under-fail-over.ts';

/** Milliseconds for which two machines take themselves for the primary. */
const LATER = 5000;

export const killPatroni: Scenario = {
  name: 'Patroni of the primary killed, while its PostgreSQL goes on',
  run: () =>
    underFailOver(LIMITS.lost, async (cluster) => {
      const primary = await cluster.primary();
      const held = await holdConnections(cluster.addressOf(primary));
      await primary.killPatroni();
      const replaced = await cluster.untilReplaced(primary);
      held.write();
      await wait(LATER);
      held.write();
      primary.startPatroni();
      const refused = await held.end(cluster.addressOf(await cluster.primary()));
      return { 'new primary after': replaced, 'refused by the old one': refused };
    }),
};
