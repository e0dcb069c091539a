import type { Sql, Transaction } from '../database/connect.ts';
import { fragment } from '../database/fragment.ts';
import { type Position, positionOf } from './position.ts';

/** A cluster and the position up to which a server of it has written or replayed. */
type ClusterPosition = { cluster: string; position: Position };

type PositionRow = { cluster: string; timeline: number; lsn: string };

/** SQL: identifies a primary and its replicas, and nothing else. */
const CLUSTER = fragment`(SELECT system_identifier::text FROM pg_control_system()) AS cluster`;

/** The end of what the primary has written: whatever was committed before is below it. Rejects on a standby. */
export async function primaryPosition(sql: Sql): Promise<ClusterPosition> {
  const [at] = await sql<PositionRow[]>`
    SELECT ${CLUSTER}, lsn::text AS lsn,
      ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int AS timeline
    FROM pg_current_wal_insert_lsn() lsn`;
  return positioned(at);
}

/** What a replica says of itself, over the connection that is to be read from. */
export type ReplicaState = ClusterPosition & { isStandby: boolean; backend: number };

/**
 * The state of a replica. Its timeline is known from what it receives, which only roles with `pg_read_all_stats` may see, or
 * some time later from its control file.
 */
export async function replicaState(sql: Sql | Transaction): Promise<ReplicaState> {
  const [state] = await sql<(PositionRow & { isStandby: boolean; backend: number })[]>`
    SELECT ${CLUSTER}, pg_is_in_recovery() AS "isStandby", pg_backend_pid() AS backend,
      coalesce(pg_last_wal_replay_lsn(), '0/0')::text AS lsn,
      greatest((SELECT timeline_id FROM pg_control_checkpoint()),
        (SELECT min_recovery_end_timeline FROM pg_control_recovery()),
        (SELECT received_tli FROM pg_stat_wal_receiver)) AS timeline`;
  const { isStandby = false, backend = 0 } = state ?? {};
  return { ...positioned(state), isStandby, backend };
}

/** Ends the transaction and begins one like it on the same connection, which gets a snapshot of its own. */
export const beginAnew = (tx: Transaction) => tx`COMMIT AND CHAIN`;

function positioned(row: PositionRow | undefined): ClusterPosition {
  if (!row) throw new Error('PostgreSQL says no position');
  return { cluster: row.cluster, position: positionOf(row.timeline, row.lsn) };
}
