import type { Sql } from '../connect.ts';
import { isDistributed } from '../is-distributed.ts';
import { hasCitus } from '../usable.ts';
import { TABLES } from './tables.ts';

/** What has to be so before a database can be distributed, each with what to do about it. */
const REQUIRED: { holds(facts: Facts): boolean; otherwise(facts: Facts): string }[] = [
  {
    holds: ({ workers }) => workers.length > 0,
    otherwise: () => 'It has no workers: SELECT citus_add_node(…) for each.',
  },
  {
    holds: ({ hasCoordinator }) => hasCoordinator,
    otherwise: () => 'Its workers don’t know the coordinator: SELECT citus_set_coordinator_host(…).',
  },
  {
    // It sends statements to servers that send them on, which then crash at the commit.
    holds: ({ nested }) => nested !== 'on',
    otherwise: () => 'citus.allow_nested_distributed_execution has to be off on every server.',
  },
  {
    // Otherwise a write to a directory table locks it and all that it refers to, and two such writes may deadlock.
    holds: ({ commutative }) => commutative === 'on',
    otherwise: () => 'Set citus.all_modifications_commutative = on in postgresql.conf of every server.',
  },
  {
    // The plans of steps are estimated as large, so that compiling one takes several times as long as running it.
    holds: ({ compiling }) => compiling.length === 0,
    otherwise: ({ compiling }) => `Set jit = off in postgresql.conf of ${compiling.join(' and ')}.`,
  },
  {
    holds: ({ others }) => others === 0,
    otherwise: ({ others }) =>
      `${others} connections of a running Dragoman are open: stop the service first.`,
  },
];

/** What the distribution depends on. */
type Facts = {
  workers: string[];
  hasCoordinator: boolean;
  nested: string | null;
  commutative: string | null;
  /** The workers that compile statements. */
  compiling: string[];
  /** Other connections of the service. */
  others: number;
  shards: number;
  bytes: number;
};

/** What a distribution would do to this database, in lines; and why it can't be done now, if so. */
export type DistributionPlan = { lines: string[]; refusals: string[] };

/** Looks at a migrated database without changing it. */
export async function planDistribution(sql: Sql): Promise<DistributionPlan> {
  if (!(await hasCitus(sql)))
    return {
      lines: [],
      refusals: ['The database does not have the extension Citus: CREATE EXTENSION citus, on every server.'],
    };
  if (await isDistributed(sql)) {
    const left = await sql<{ name: string }[]>`
      SELECT name FROM unnest(${[...TABLES.content, ...TABLES.directory]}::text[]) AS name
      WHERE NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = name::regclass)
      UNION ALL SELECT 'the foreign keys' WHERE to_regclass('dropped_keys') IS NOT NULL`;
    if (left.length === 0) return { lines: ['It is distributed already.'], refusals: [] };
  }
  const [facts] = await sql<Facts[]>`
    SELECT
      coalesce((SELECT json_agg(nodename || ':' || nodeport ORDER BY nodeid) FROM pg_dist_node
        WHERE groupid <> 0 AND isactive AND noderole = 'primary'), '[]') AS workers,
      EXISTS (SELECT FROM pg_dist_node WHERE groupid = 0) AS "hasCoordinator",
      current_setting('citus.allow_nested_distributed_execution', true) AS nested,
      current_setting('citus.all_modifications_commutative', true) AS commutative,
      coalesce((SELECT json_agg(nodename || ':' || nodeport) FROM run_command_on_workers('SHOW jit')
        WHERE result <> 'off'), '[]') AS compiling,
      (SELECT count(*)::int FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'dragoman' AND pid <> pg_backend_pid()) AS others,
      current_setting('citus.shard_count')::int AS shards, pg_database_size(current_database()) AS bytes`;
  if (!facts) throw new Error('The database did not answer');
  return {
    lines: [
      `${TABLES.content.length} tables of projects’ content go to ${facts.workers.join(' and ')}, in ${facts.shards} shards by project.`,
      `${TABLES.directory.length} tables of users, projects and their members are copied to every server.`,
      `${TABLES.coordinator.length} tables and the job queue stay on the coordinator.`,
      `The service stays stopped meanwhile: ${Math.ceil(facts.bytes / 1024 / 1024)} MiB are copied, and as much disk is needed.`,
      'A run that is cut off goes on where it was when it is started again.',
      'There is no way back but a backup: dragoman-server backup before, dragoman-server restore into another database.',
    ],
    refusals: REQUIRED.filter(({ holds }) => !holds(facts)).map(({ otherwise }) => otherwise(facts)),
  };
}
