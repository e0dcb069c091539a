import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { MailDelivery } from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { enqueueStep } from '../../platform/jobs/enqueue-queries.ts';

/** SQL: the steps that put the waiting notifications of the users of `due` into an email each, of `done`, and queue it. */
const mailSteps = (delivery: MailDelivery, ofThese: Fragment): Fragment => fragment`
  claimed AS (
    UPDATE notifications n SET mail = NULL, mail_id = done.id FROM done
    WHERE n.mail = ${delivery} AND n.user_id = done.user_id AND ${ofThese}
  )
  ${enqueueStep('sendMail', { data: fragment`jsonb_build_object('mail', id)` })}`;

/** SQL: whether user `u` gets email. */
const GETS_MAIL = fragment`NOT ${BANNED} AND u.email_confirmed_at IS NOT NULL`;

/** The most users for whom one statement makes an email. */
const AT_ONCE = 500;

/**
 * Queues an email for each user whose oldest waiting notification has waited for a while, with all that wait by then
 * (notifications.15). Returns whether there may be more.
 */
export async function queueNotificationMails(sql: Sql): Promise<boolean> {
  const { count } = await sql`
    WITH due AS MATERIALIZED (
      SELECT n.user_id FROM notifications n JOIN users u ON u.id = n.user_id AND ${GETS_MAIL}
      WHERE n.mail = 'mail' GROUP BY n.user_id
      HAVING min(n.at) <= now_ms() - ${NOTIFICATION_LIMITS.mailCollected}::bigint LIMIT ${AT_ONCE}
    ), done AS (
      INSERT INTO mails (kind, user_id) SELECT 'notification', user_id FROM due RETURNING id, user_id
    ), ${mailSteps('mail', fragment`true`)}`;
  return count === AT_ONCE;
}

/** A digest: its column, the length of its period, and when a period begins, all in milliseconds (notifications.16). */
const DIGESTS = {
  daily: { column: fragment`daily_at`, ...NOTIFICATION_LIMITS.digests.daily },
  weekly: { column: fragment`weekly_at`, ...NOTIFICATION_LIMITS.digests.weekly },
} as const;

/**
 * Queues the digests of the present period for users who have not got theirs and have notifications from before it. A
 * row for each user says when they last got one, so that two servers make only one. Returns whether there may be more.
 */
export async function queueDigests(sql: Sql, delivery: 'daily' | 'weekly'): Promise<boolean> {
  const { column, every, offset } = DIGESTS[delivery];
  const begun = fragment`(SELECT begun FROM period)`;
  const { count } = await sql`
    WITH period AS MATERIALIZED (
      SELECT (now_ms() - ${offset}::bigint) / ${every}::bigint * ${every}::bigint + ${offset}::bigint AS begun
    ), due AS MATERIALIZED (
      SELECT DISTINCT n.user_id FROM notifications n JOIN users u ON u.id = n.user_id AND ${GETS_MAIL}
        LEFT JOIN notification_mail m ON m.user_id = n.user_id
      WHERE n.mail = ${delivery} AND n.at < ${begun} AND coalesce(m.${column}, 0) < ${begun} LIMIT ${AT_ONCE}
    ), marked AS (
      INSERT INTO notification_mail AS m (user_id, ${column}) SELECT user_id, now_ms() FROM due ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET ${column} = excluded.${column} WHERE coalesce(m.${column}, 0) < ${begun}
      RETURNING user_id
    ), done AS (
      INSERT INTO mails (kind, user_id, data) SELECT 'digest', user_id, jsonb_build_object('period', ${delivery}::text)
      FROM marked RETURNING id, user_id
    ), ${mailSteps(delivery, fragment`n.at < ${begun}`)}`;
  return count === AT_ONCE;
}

/** Gives up what waits for an email for so long that nobody wants it: the user has no confirmed address, or the service sends none. */
export async function sweepWaitingForMail(sql: Sql): Promise<void> {
  await sql`
    UPDATE notifications SET mail = NULL WHERE id IN (
      SELECT id FROM notifications WHERE mail IS NOT NULL AND at < now_ms() - CASE mail
        WHEN 'mail' THEN ${SERVICE_LIMITS.mailKept}::bigint
        WHEN 'daily' THEN ${SERVICE_LIMITS.mailKept + NOTIFICATION_LIMITS.digests.daily.every}::bigint
        ELSE ${SERVICE_LIMITS.mailKept + NOTIFICATION_LIMITS.digests.weekly.every}::bigint END
      LIMIT 10000)`;
}

/** The token of a user's links that switch emails off; made with the first email. */
export async function unsubscribeTokenOf(sql: Sql, user: number, fresh: string): Promise<string> {
  const [row] = await sql<{ token: string }[]>`
    INSERT INTO notification_mail AS m (user_id, token) VALUES (${user}, ${fresh})
    ON CONFLICT (user_id) DO UPDATE SET token = coalesce(m.token, excluded.token)
    RETURNING token`;
  if (!row) throw new Error('the statement makes a row');
  return row.token;
}

/** The user who has a token. */
export async function userOfUnsubscribeToken(sql: Sql, token: string): Promise<number | undefined> {
  const [row] = await sql<
    { user_id: number }[]
  >`SELECT user_id FROM notification_mail WHERE token = ${token}`;
  return row?.user_id;
}
