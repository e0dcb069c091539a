import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';

/** Whether this device is known for this account, and whether for any account. */
export async function findDevice(sql: Sql, user: number, tokenHash: Buffer) {
  const [row] = await sql<{ isKnown: boolean; isOfUser: boolean }[]>`
    SELECT count(*) > 0 AS "isKnown", count(*) FILTER (WHERE user_id = ${user}) > 0 AS "isOfUser"
    FROM devices WHERE token_hash = ${tokenHash}`;
  return row ?? { isKnown: false, isOfUser: false };
}

/**
 * Stores a device of a user, and only their latest ones; calls `onFurther` in the same transaction if they had others but not this
 * one. Does nothing if the password was changed meanwhile, which forgets devices: the user is locked, so that it waits for that.
 */
export function rememberDevice(
  sql: Sql,
  { id, password_hash }: { id: number; password_hash: string },
  tokenHash: Buffer,
  onFurther?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return sql.begin(async (tx) => {
    await lockUser(tx, id);
    const [known] = await tx<{ isFurther: boolean }[]>`
      SELECT count(*) > 0 AND count(*) FILTER (WHERE token_hash = ${tokenHash}) = 0 AS "isFurther"
      FROM devices WHERE user_id = ${id}`;
    await tx`
      DELETE FROM devices
      WHERE user_id = ${id} AND token_hash <> ${tokenHash} AND token_hash NOT IN (
        SELECT token_hash FROM devices WHERE user_id = ${id} AND token_hash <> ${tokenHash}
        ORDER BY seen_at DESC, token_hash LIMIT ${SERVICE_LIMITS.devicesPerUser - 1})`;
    const stored = await tx`
      INSERT INTO devices (user_id, token_hash)
      SELECT id, ${tokenHash} FROM users WHERE id = ${id} AND password_hash = ${password_hash}
      ON CONFLICT (user_id, token_hash) DO UPDATE SET seen_at = excluded.seen_at`;
    if (known?.isFurther && stored.count > 0) await onFurther?.(tx);
  });
}

/** Deletes expired devices. */
export async function sweepDevices(sql: Sql) {
  await sql`DELETE FROM devices WHERE seen_at <= now_ms() - ${SERVICE_LIMITS.deviceLasts}::bigint`;
}
