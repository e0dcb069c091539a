import { type Postgres, startPostgres } from './cluster/postgres.ts';
import { citusBin } from './cluster/programs.ts';
import { runServerTests } from './server-tests.ts';

/** The settings of each server; docs/growing.md says which of them a cluster needs. */
const SETTINGS = {
  shared_preload_libraries: 'citus',
  max_connections: '500',
  max_prepared_transactions: '1000',
  // Each database has a maintenance process.
  max_worker_processes: '300',
  wal_level: 'logical',
  synchronous_commit: 'off',
  'citus.shard_count': '8',
  'citus.all_modifications_commutative': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  // With CITUS_LOG=on, statements that fail are printed.
  ...(process.env.CITUS_LOG && {
    log_min_messages: 'error',
    log_min_error_statement: 'error',
    log_line_prefix: '@@%p ',
  }),
};

/**
 * `npm run test:citus`: runs the server's tests on a Citus of a coordinator and two workers, each database in 8 shards;
 * `-- server/live` runs some of them. CITUS_BIN is the folder of the programs of a PostgreSQL that has the extension.
 */
const bin = citusBin();
const servers: Postgres[] = [];
try {
  for (let n = 0; n < 3; n++) servers.push(await startPostgres({ bin, settings: SETTINGS }));
  const [coordinator, ...workers] = servers.map(({ port }) => port);
  process.exitCode = await runServerTests(process.argv.slice(2), {
    DATABASE_URL: `postgres://dragoman@127.0.0.1:${coordinator}/postgres`,
    CITUS_WORKERS: workers.join(),
  });
} finally {
  for (const server of servers) await server.remove();
}
