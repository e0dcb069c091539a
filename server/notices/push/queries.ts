import { PUSH_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { fragment } from '../../platform/database/fragment.ts';

const DEVICE = fragment`id, endpoint, user_agent, created_at`;

export type StoredDevice = { id: number; endpoint: string; user_agent: string; created_at: number };

/** The browsers of a user, newest first. */
export function devicesOf(sql: Sql, user: number) {
  return sql<StoredDevice[]>`
    SELECT ${DEVICE} FROM push_subscriptions WHERE user_id = ${user} ORDER BY id DESC LIMIT ${PUSH_LIMITS.devicesPerUser}`;
}

type NewDevice = {
  user: number;
  session: Buffer;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  user_agent: string;
};

/**
 * Adds a browser, or gives one that is known to this user and session: only it knows its address. Undefined: the user has too many. What waited for
 * a former user is not sent.
 */
export function insertDevice(
  sql: Sql,
  { user, session, endpoint, p256dh, auth, user_agent }: NewDevice,
): Promise<StoredDevice | undefined> {
  return sql.begin(async (tx) => {
    await lockUser(tx, user);
    await tx`DELETE FROM push_subscriptions WHERE endpoint = ${endpoint}`;
    const [device] = await tx<StoredDevice[]>`
      INSERT INTO push_subscriptions (user_id, session_hash, endpoint, p256dh, auth, user_agent)
      SELECT ${user}::bigint, ${session}::bytea, ${endpoint}, ${p256dh}::bytea, ${auth}::bytea, ${user_agent}
      WHERE (SELECT count(*) FROM push_subscriptions WHERE user_id = ${user}) < ${PUSH_LIMITS.devicesPerUser}::int
      ON CONFLICT (endpoint) DO NOTHING
      RETURNING ${DEVICE}`;
    return device;
  });
}

/** Removes a browser of a user; false if they have no such one. */
export async function deleteDevice(sql: Sql, user: number, id: number): Promise<boolean> {
  const { count } = await sql`DELETE FROM push_subscriptions WHERE user_id = ${user} AND id = ${id}`;
  return count === 1;
}

/** Deletes browsers whose session has ended, and messages that waited too long. */
export async function sweepPush(sql: Sql): Promise<void> {
  // Two statements, because Citus deletes no rows of this table by a condition on another one.
  let ended: { id: number }[];
  do {
    ended = await sql<{ id: number }[]>`
      SELECT p.id FROM push_subscriptions p
      WHERE NOT EXISTS (SELECT FROM sessions s WHERE s.token_hash = p.session_hash AND s.expires_at > now_ms())
      LIMIT ${PUSH_LIMITS.sweptAtOnce}`;
    await sql`DELETE FROM push_subscriptions WHERE id = ANY(${ended.map(({ id }) => id)}::bigint[])`;
  } while (ended.length === PUSH_LIMITS.sweptAtOnce);
  await sql`DELETE FROM push_messages WHERE created_at < now_ms() - ${PUSH_LIMITS.lasts}::bigint`;
}
