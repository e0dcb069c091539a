import { LIMITS } from '#domain/limits.ts';
import type { Sql } from '../database/connect.ts';

/** Whether somebody has signed in to this account from this device, and whether to any account at all. */
export async function findDevice(sql: Sql, user: number, tokenHash: Buffer) {
  const [found] = await sql<{ isKnown: boolean; isOfUser: boolean }[]>`
    SELECT count(*) > 0 AS "isKnown", count(*) FILTER (WHERE user_id = ${user}) > 0 AS "isOfUser"
    FROM devices WHERE token_hash = ${tokenHash}`;
  return found ?? { isKnown: false, isOfUser: false };
}

/**
 * Keeps in mind from where somebody has signed in: the latest of their devices. Nothing where they chose another password
 * meanwhile, which forgets devices: their row is locked, so that it waits for that.
 */
export async function rememberDevice(
  sql: Sql,
  { id, password_hash }: { id: number; password_hash: string },
  tokenHash: Buffer,
) {
  await sql`
    WITH person AS (
      SELECT id FROM users WHERE id = ${id} AND password_hash = ${password_hash} FOR SHARE
    ), kept AS (
      SELECT token_hash FROM devices WHERE user_id = ${id} AND token_hash <> ${tokenHash}
      ORDER BY seen_at DESC, token_hash LIMIT ${LIMITS.devicesPerUser - 1}
    ), dropped AS (
      DELETE FROM devices
      WHERE user_id = ${id} AND token_hash <> ${tokenHash} AND token_hash NOT IN (SELECT token_hash FROM kept)
    )
    INSERT INTO devices (user_id, token_hash) SELECT id, ${tokenHash} FROM person
    ON CONFLICT (user_id, token_hash) DO UPDATE SET seen_at = excluded.seen_at`;
}

/** Devices that have not been used for so long are forgotten. */
export async function sweepDevices(sql: Sql) {
  await sql`DELETE FROM devices WHERE seen_at <= now_ms() - ${LIMITS.deviceLasts}::bigint`;
}
