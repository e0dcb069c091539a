import { setTimeout as wait } from 'node:timers/promises';
import { citusScenario } from '../citus-scenario.ts';

/** Milliseconds until a killed server is started again. */
const AWAY = 3000;

export const killWorker = citusScenario('kill -9 of each worker in turn', async ({ workers }, load) => {
  for (const worker of workers) {
    await worker.kill();
    await wait(AWAY);
    await worker.start();
    await load.untilWritten();
  }
  return { kills: workers.length };
});
