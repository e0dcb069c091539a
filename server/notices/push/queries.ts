import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { PUSH_LIMITS } from '#domain/notices/notifications/limits.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { IS_SITE_ADMIN } from '../../core/content/site-admin-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { storedNotifications } from '../notifications/list-queries.ts';

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
 * Adds a browser for this user and session. One that is known already becomes theirs, since only the browser knows its
 * address; messages that wait for its former user are not sent. Undefined: the user has too many.
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

export type DueMessage = { subscription_id: number; notification_id: number; tries: number; left: number };

/**
 * Takes messages that are due, for a while: those of a run that dies are taken by the next one. Several runs at once
 * take different messages. `left` is in milliseconds.
 */
export function takeDue(sql: Sql) {
  return sql<DueMessage[]>`
    UPDATE push_messages m SET next_at = now_ms() + ${PUSH_LIMITS.taken}::bigint
    FROM (
      SELECT subscription_id, notification_id FROM push_messages WHERE next_at <= now_ms()
      ORDER BY next_at LIMIT ${PUSH_LIMITS.takenAtOnce} FOR UPDATE SKIP LOCKED
    ) due
    WHERE m.subscription_id = due.subscription_id AND m.notification_id = due.notification_id
    RETURNING m.subscription_id, m.notification_id, m.tries, m.created_at + ${PUSH_LIMITS.lasts}::bigint - now_ms() AS left`;
}

/** A browser as it is sent to, and its user. */
export type Recipient = {
  id: number;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  user: { id: number; site_admin: boolean };
  language: InterfaceLanguage;
};

/** Who gets a message; undefined if the session of the browser has ended, or the user is banned or gone. */
export async function pushRecipientOf(sql: Sql, subscription: number): Promise<Recipient | undefined> {
  const [row] = await sql<Recipient[]>`
    SELECT p.id, p.endpoint, p.p256dh, p.auth, json_build_object('id', u.id, 'site_admin', ${IS_SITE_ADMIN}) AS user,
      coalesce(u.language, ${DEFAULT_LANGUAGE}) AS language
    FROM push_subscriptions p JOIN users u ON u.id = p.user_id AND u.deleted_at IS NULL AND NOT ${BANNED}
    WHERE p.id = ${subscription}
      AND EXISTS (SELECT FROM sessions s WHERE s.token_hash = p.session_hash AND s.expires_at > now_ms())`;
  return row;
}

/** The notification of a message, if its reader has not read it and may know of it now. */
export const unreadNotification = (sql: Sql, user: Recipient['user'], id: number) =>
  storedNotifications(sql, user, fragment`n.id = ${id} AND n.in_app AND n.read_at IS NULL`, 1);

/** Ends a message: it is sent, or not wanted any more. */
export async function endMessage(sql: Sql, { subscription_id, notification_id }: DueMessage): Promise<void> {
  await sql`
    DELETE FROM push_messages WHERE subscription_id = ${subscription_id} AND notification_id = ${notification_id}`;
}

/** Counts a try of a message, and has all messages of its browser wait for so many milliseconds. */
export async function putOff(sql: Sql, { subscription_id, notification_id }: DueMessage, pause: number) {
  await sql`
    UPDATE push_messages
    SET next_at = now_ms() + ${pause}::bigint, tries = tries + (notification_id = ${notification_id})::int
    WHERE subscription_id = ${subscription_id}`;
}

/** Removes a browser that its push service no longer knows, with what waits for it. */
export async function forgetDevice(sql: Sql, id: number): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE id = ${id}`;
}
