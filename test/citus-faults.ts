import { addWorker } from './citus/scenarios/add-worker.ts';
import { killCoordinator } from './citus/scenarios/kill-coordinator.ts';
import { killWorker } from './citus/scenarios/kill-worker.ts';
import { moveShards } from './citus/scenarios/move-shards.ts';
import { playAll } from './cluster/play.ts';

/**
 * `npm run test:citus-faults`: failures and changes of a database that Citus distributes, and the guarantees that must
 * hold. CITUS_BIN is the folder of the programs of a PostgreSQL that has the extension.
 */
await playAll([killWorker, killCoordinator, moveShards, addWorker]);
