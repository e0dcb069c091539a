/**
 * PostgreSQL's settings, passed at every start so that they apply to existing data folders too. Commits are durable,
 * and the only access is a socket in the data folder.
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
  // startErrorOf() finds the reason of a failed start by the process id.
  log_line_prefix: '%m [%p] ',
  // The server logs failed statements itself; here they would repeat the users' texts.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
} as const;

/** The settings as command line arguments; `replaced` overrides some. */
export const tuning = (replaced: Record<string, string> = {}): string[] =>
  Object.entries({ ...TUNING, ...replaced }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
