import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../../cluster/scenario.ts';
import { LIMITS, underFailOver } from '../under-fail-over.ts';

/** Milliseconds until the machine is back; longer than its lock at etcd lives. */
const AWAY = 25_000;

export const killStandby: Scenario = {
  name: 'standby killed, and started again',
  run: () =>
    underFailOver(LIMITS.standby, async (cluster) => {
      const standby = await cluster.synchronousStandby();
      await standby.kill();
      await wait(AWAY);
      standby.startPatroni();
      return {};
    }),
};

export const freezeStandby: Scenario = {
  name: 'standby frozen, and resumed',
  run: () =>
    underFailOver(LIMITS.standby, async (cluster) => {
      const standby = await cluster.synchronousStandby();
      standby.freeze();
      await wait(AWAY);
      standby.resumePostgres();
      standby.resumePatroni();
      return {};
    }),
};
