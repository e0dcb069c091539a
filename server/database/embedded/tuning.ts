/**
 * What PostgreSQL is told at every start, so that a data folder of an earlier Dragoman follows too. Durable: what was
 * acknowledged is on the disk. Nothing listens but a socket in the data folder, which only its owner may enter.
 */
const TUNING = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '90',
  shared_buffers: '256MB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  // Short queries gain nothing from either, and parallel ones need more shared memory than a container has.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // A start that fails is explained from the lines with its process id.
  log_line_prefix: '%m [%p] ',
  // A statement that fails is the server's to report; here it would only repeat people's texts.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
} as const;

/** The settings as arguments of the program, some of them replaced. */
export const tuning = (replaced: Record<string, string> = {}): string[] =>
  Object.entries({ ...TUNING, ...replaced }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
