import { setTimeout as wait } from 'node:timers/promises';
import { citusScenario } from '../citus-scenario.ts';

/** Milliseconds until the coordinator is started again. */
const AWAY = 3000;

export const killCoordinator = citusScenario(
  'kill -9 of the coordinator, twice, and a restart of it',
  async ({ coordinator }, load) => {
    for (const end of ['kill', 'kill', 'shutDown'] as const) {
      await coordinator[end]();
      await wait(AWAY);
      await coordinator.start();
      await load.untilWritten();
    }
    return {};
  },
);
