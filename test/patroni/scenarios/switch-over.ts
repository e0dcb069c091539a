import type { Scenario } from '../../cluster/scenario.ts';
import { LIMITS, underFailOver } from '../under-fail-over.ts';

export const switchOver: Scenario = {
  name: 'planned switch-over, there and back',
  run: () =>
    underFailOver(LIMITS.switched, async (cluster) => {
      const [first, second] = [await cluster.primary(), await cluster.synchronousStandby()];
      await cluster.switchOver(first, second);
      const primary = await cluster.untilReplaced(first);
      await cluster.untilWhole();
      const third = await cluster.synchronousStandby();
      await cluster.switchOver(second, third);
      const back = await cluster.untilReplaced(second);
      return { 'new primary after': primary, 'again after': back };
    }),
};
