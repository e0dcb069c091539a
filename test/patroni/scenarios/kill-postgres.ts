import type { Scenario } from '../../cluster/scenario.ts';
import { LIMITS, underFailOver } from '../under-fail-over.ts';

export const killPostgres: Scenario = {
  name: 'PostgreSQL of the primary killed',
  run: () =>
    underFailOver(LIMITS.killed, async (cluster) => {
      const primary = await cluster.primary();
      primary.killPostgres();
      return { 'new primary after': await cluster.untilReplaced(primary) };
    }),
};
