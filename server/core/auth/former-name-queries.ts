import { createHash } from 'node:crypto';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';

/** What is kept of a deleted user's name. */
export const formerNameHash = (username: string): Buffer => createHash('sha256').update(username).digest();

/** Whether a name was that of a user who was deleted not long ago (accounts.32). */
export async function isReserved(tx: Transaction, username: string): Promise<boolean> {
  const rows = await tx`
    SELECT FROM users WHERE former_name_hash = ${formerNameHash(username)} LIMIT 1`;
  return rows.length === 1;
}

/** Frees the names of users who were deleted long enough ago, and forgets them. */
export async function sweepFormerNames(sql: Sql): Promise<void> {
  await sql`
    UPDATE users SET former_name_hash = NULL
    WHERE former_name_hash IS NOT NULL AND deleted_at < now_ms() - ${SERVICE_LIMITS.formerNameKept}::bigint`;
}
