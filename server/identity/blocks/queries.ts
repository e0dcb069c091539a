import type { Block } from '#contract/identity/blocks.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';

/** The users whom a user has blocked, newest first. */
export const blocksOf = (sql: Sql, user: number) => sql<Block[]>`
  SELECT json_build_object('id', u.id, 'username', u.username) AS user, b.created_at
  FROM blocks b JOIN users u ON u.id = b.blocked_id
  WHERE b.user_id = ${user} ORDER BY b.created_at DESC, b.blocked_id DESC LIMIT ${SERVICE_LIMITS.blocks}`;

/** Blocks a user; again changes nothing. False if the blocker would have too many (accounts.36). */
export const addBlock = (sql: Sql, user: number, blocked: number): Promise<boolean> =>
  sql.begin(async (tx) => {
    // One block of a user at a time, so that they are counted.
    await lockUser(tx, user);
    const [row] = await tx<{ amount: number; is_blocked: boolean }[]>`
      SELECT count(*)::int AS amount, coalesce(bool_or(blocked_id = ${blocked}), false) AS is_blocked
      FROM blocks WHERE user_id = ${user}`;
    if (row?.is_blocked) return true;
    if ((row?.amount ?? 0) >= SERVICE_LIMITS.blocks) return false;
    await tx`INSERT INTO blocks (user_id, blocked_id) VALUES (${user}, ${blocked})`;
    return true;
  });

/** Unblocks a user; nothing if they are not blocked. */
export async function deleteBlock(sql: Sql, user: number, blocked: number): Promise<void> {
  await sql`DELETE FROM blocks WHERE user_id = ${user} AND blocked_id = ${blocked}`;
}
