import { playAll } from './cluster/play.ts';
import { killPostgres } from './patroni/scenarios/kill-postgres.ts';

/**
 * `npm run test:patroni`: fail-overs of a database of three machines, run by the examples of deploy/patroni/, and the
 * guarantees that must hold.
 */
await playAll([killPostgres]);
