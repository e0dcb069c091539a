import { playAll } from './cluster/play.ts';
import { cutOff } from './patroni/scenarios/cut-off.ts';
import { freezePrimary } from './patroni/scenarios/freeze-primary.ts';
import { killEtcd } from './patroni/scenarios/kill-etcd.ts';
import { killNode } from './patroni/scenarios/kill-node.ts';
import { killPatroni } from './patroni/scenarios/kill-patroni.ts';
import { killPostgres } from './patroni/scenarios/kill-postgres.ts';
import { freezeStandby, killStandby } from './patroni/scenarios/standby-away.ts';
import { switchOver } from './patroni/scenarios/switch-over.ts';

/**
 * `npm run test:patroni`: fail-overs of a database of three machines, run by the examples of deploy/patroni/, and the
 * guarantees that must hold.
 */
await playAll([
  killPostgres,
  killNode,
  freezePrimary,
  killPatroni,
  cutOff,
  switchOver,
  killStandby,
  freezeStandby,
  killEtcd,
]);

// A connection of a test that was never answered would keep the process alive.
process.exit();
