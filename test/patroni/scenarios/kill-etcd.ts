import { setTimeout as wait } from 'node:timers/promises';
import type { Scenario } from '../../cluster/scenario.ts';
import { LIMITS, underFailOver } from '../under-fail-over.ts';

/** Milliseconds for which writing goes on without the member. */
const AWAY = 25_000;

export const killEtcd: Scenario = {
  name: 'leader of etcd killed',
  run: () =>
    underFailOver(LIMITS.etcd, async (cluster) => {
      await (await cluster.etcd.leader()).end('SIGKILL');
      await wait(AWAY);
      return {};
    }),
};
