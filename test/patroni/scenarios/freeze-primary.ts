import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../../cluster/scenario.ts';
import { holdConnections } from '../held-connections.ts';
import { LIMITS, underFailOver } from '../under-fail-over.ts';

/** Milliseconds between the steps in which a frozen machine continues. */
const LATER = 3000;

export const freezePrimary: Scenario = {
  name: 'primary frozen, and resumed',
  run: () =>
    underFailOver(LIMITS.frozen, async (cluster) => {
      const primary = await cluster.primary();
      const held = await holdConnections(cluster.addressOf(primary));
      primary.freeze();
      const replaced = await cluster.untilReplaced(primary);
      // Some are sent while it is frozen and wait in its kernel.
      held.write();
      await wait(LATER);
      // The worst order: PostgreSQL still takes itself for the primary, and nobody tells it better.
      primary.resumePostgres();
      held.write();
      await wait(LATER);
      held.write();
      primary.resumePatroni();
      await wait(LATER);
      const now = await cluster.primary();
      const refused = await held.end(cluster.addressOf(now)).catch((error) => {
        const what = `${primary.name} was frozen and replaced after ${replaced}; ${now.name} is the primary now`;
        throw new Error(`${what}: ${error.message}`);
      });
      return {
        'new primary after': replaced,
        'refused by the old one': refused,
      };
    }),
};
