import type { ConnectionParameters } from '../../server/platform/database/connect.ts';
import { type Postgres, startPostgres } from '../cluster/postgres.ts';
import { citusBin } from '../cluster/programs.ts';

/** The settings of each server; docs/growing.md says which of them a cluster needs. */
const SETTINGS = {
  shared_preload_libraries: 'citus',
  max_connections: '500',
  max_prepared_transactions: '1000',
  // Each database has a maintenance process.
  max_worker_processes: '300',
  wal_level: 'logical',
  'citus.shard_count': '8',
  'citus.all_modifications_commutative': 'on',
  jit: 'off',
  // With CITUS_LOG=on, statements that fail are printed.
  ...(process.env.CITUS_LOG && {
    log_min_messages: 'error',
    log_min_error_statement: 'error',
    log_line_prefix: '@@%p ',
  }),
};

/** Starts servers that have the extension Citus: the first will be the coordinator; `settings` adds some. */
export async function startCitusServers(
  amount: number,
  settings: Record<string, string> = {},
): Promise<[Postgres, ...Postgres[]]> {
  const start = () => startPostgres({ bin: citusBin(), settings: { ...SETTINGS, ...settings } });
  const coordinator = await start();
  const workers: Postgres[] = [];
  while (workers.length < amount - 1) workers.push(await start());
  return [coordinator, ...workers];
}

/** A database of a server. */
export const placeOn = ({ port }: Postgres, database = 'postgres'): ConnectionParameters => ({
  host: '127.0.0.1',
  port,
  user: 'dragoman',
  database,
});
