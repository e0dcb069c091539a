import { auditHash, CHAIN_START } from '../../core/events/audit-chain.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { entriesAfter, hashAt } from './queries.ts';

/** The entries that are read at once. */
const PAGE = 1000;

/** What was found: the last entry that is as it was written, its hash, and the first one that isn't. */
export type Verified = { checked: number; head: string; broken: number | null; isEnd: boolean };

/**
 * Checks that the entries after one are as they were written: their ids have no gap, each has the hash of the one before, and its own.
 * Checks so many at most. `onEntry` is called with each hash.
 */
export async function verifyAfter(
  sql: Sql,
  after: number,
  most: number,
  onEntry?: (hash: string) => void,
): Promise<Verified> {
  let checked = after;
  let head = after === 0 ? CHAIN_START : await hashAt(sql, after);
  if (head === undefined) return { checked: after, head: CHAIN_START, broken: after, isEnd: true };
  while (checked - after < most) {
    const pageSize = Math.min(PAGE, most - (checked - after));
    const entries = await entriesAfter(sql, checked, pageSize);
    for (const entry of entries) {
      const isWhole = entry.id === checked + 1 && entry.previous === head && entry.hash === auditHash(entry);
      if (!isWhole) return { checked, head, broken: checked + 1, isEnd: true };
      checked = entry.id;
      head = entry.hash;
      onEntry?.(head);
    }
    if (entries.length < pageSize) return { checked, head, broken: null, isEnd: true };
  }
  return { checked, head, broken: null, isEnd: false };
}
