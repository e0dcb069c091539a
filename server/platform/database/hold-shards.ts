import type { Transaction } from './connect.ts';
import { type Fragment, isFragment } from './fragment.ts';

/** The lock mode ShareLock, as Citus numbers it. */
const SHARE = 5;

/**
 * Keeps all shards where they are until the transaction ends. Citus decides where each step of a statement is run before it
 * runs the first. While a shard is being moved a step that writes waits, and then goes to its new place; one that reads, also
 * with a row lock, does not wait, and reads what has been left behind.
 *
 * The locks are those that Citus takes first to move a shard, in its order, so that the two don't deadlock: of the directory, which
 * is on every server, and of the first table of content.
 */
export const holdShards = (tx: Transaction) => tx`
  SELECT lock_shard_metadata(${SHARE}, ARRAY(
    SELECT shardid FROM pg_dist_shard JOIN pg_dist_partition USING (logicalrelid)
    WHERE logicalrelid = 'sections'::regclass OR partmethod = 'n' AND repmodel = 't'
    ORDER BY partmethod = 'h', shardid))`;

const WRITES = /\b(INSERT|UPDATE|DELETE)\b/;

/** A statement in the driver's form. */
type Parts = { strings: readonly string[]; args: readonly unknown[] };

/** Whether a statement, or a fragment in it, writes or locks rows. */
export const isWrite = (strings: readonly string[], values: readonly unknown[]): boolean =>
  strings.some((part) => WRITES.test(part)) || values.filter(isFragment).some(isWritingFragment);

function isWritingFragment(piece: Fragment): boolean {
  const { strings, args } = piece as unknown as Parts;
  return isWrite(strings, args);
}
