import { playAll } from './cluster/play.ts';
import type { Scenario } from './cluster/scenario.ts';
import { browsers } from './cluster/scenarios/browsers.ts';
import { clockBack } from './cluster/scenarios/clock-back.ts';
import { databaseAway } from './cluster/scenarios/database-away.ts';
import { diskFull } from './cluster/scenarios/disk-full.ts';
import { failOver } from './cluster/scenarios/fail-over.ts';
import { guestCache } from './cluster/scenarios/guest-cache.ts';
import { killBoth } from './cluster/scenarios/kill-both.ts';
import { killDatabase } from './cluster/scenarios/kill-database.ts';
import { killServer } from './cluster/scenarios/kill-server.ts';
import { networkCut } from './cluster/scenarios/network-cut.ts';
import { ownTests } from './cluster/scenarios/own-tests.ts';
import { pooler } from './cluster/scenarios/pooler.ts';
import { rollingRestart } from './cluster/scenarios/rolling-restart.ts';
import { sameEverywhere } from './cluster/scenarios/same-everywhere.ts';
import { signIns } from './cluster/scenarios/sign-ins.ts';
import { slowClients } from './cluster/scenarios/slow-clients.ts';
import { streams } from './cluster/scenarios/streams.ts';

/** `npm run test:cluster`: failures of a service with several servers, and the guarantees that must hold. */
const SCENARIOS: readonly Scenario[] = [
  killServer,
  rollingRestart,
  killDatabase,
  killBoth,
  pooler,
  failOver,
  databaseAway,
  networkCut,
  diskFull,
  clockBack,
  sameEverywhere,
  guestCache,
  streams,
  slowClients,
  signIns,
  browsers,
  ownTests,
];

await playAll(SCENARIOS);
