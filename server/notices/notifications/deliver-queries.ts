import type postgres from 'postgres';
import {
  MAIL_DELIVERIES,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#domain/notices/notifications/kinds.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { hasBlocked } from '../../core/content/block-queries.ts';
import { IS_SITE_ADMIN } from '../../core/content/site-admin-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';
import { enqueueStep } from '../../platform/jobs/enqueue-queries.ts';
import type { NewNotification } from './from-events.ts';
import { MANAGES_MEMBERS, mayReadSql } from './list-queries.ts';

/** The project of notifications that are about none. */
export const SITE = 0;

/** The kinds of which those are told who are said to have done it: their own work, and what the service did to what is theirs. */
const TO_THEMSELVES: ReadonlySet<NotificationKind> = new Set([
  'jobFinished',
  'webhookDisabled',
  'assignmentDue',
]);

/** The most recipients that are named; of more only that there are more. */
export const NAMED_RECIPIENTS = 500;

/**
 * Stores some notifications of a project, or of the site, for everyone whom they reach, in one statement whatever their
 * number (notifications.10). Left out are: who did it, unless it is their own work; users whose watch began later, or
 * who chose `off`; who has blocked the one who did it; who is banned, or may not read it now. A comment that mentions
 * its reader is one notification. Storing them again stores nothing. Returns the recipients, one more than
 * NAMED_RECIPIENTS at most.
 */
export async function deliver(
  sql: Sql | Transaction,
  project: number,
  notifications: readonly NewNotification[],
): Promise<number[]> {
  const rows = notifications.map((notification, nth) => ({
    nth,
    ...notification,
    to_actor: TO_THEMSELVES.has(notification.kind),
    usual: NOTIFICATION_KINDS[notification.kind].default,
    in_app: NOTIFICATION_KINDS[notification.kind].isInApp,
  }));
  const stored = await sql<{ user_id: number }[]>`
    WITH wanted AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${asJson(rows as unknown as postgres.JSONValue)}::jsonb) AS one (
        nth int, kind text, log_id bigint, at bigint, actor_id bigint, section_id bigint, string_id bigint,
        translation_id bigint, comment_id bigint, amount int, data jsonb, users bigint[], to_managers boolean,
        to_project boolean, sections bigint[], strings bigint[], to_actor boolean, usual text, in_app boolean)
    ), reached AS (
      SELECT n.nth, unnest(n.users) AS user_id FROM wanted n
      UNION
      SELECT n.nth, m.user_id FROM wanted n JOIN members m ON m.project_id = ${project}
      WHERE n.to_managers AND ${MANAGES_MEMBERS}
      UNION
      SELECT n.nth, w.user_id
      FROM wanted n JOIN watches w ON w.project_id = ${project} AND w.section_id = 0 AND w.string_id = 0 AND w.is_watched
      WHERE n.to_project AND w.at <= n.at
      UNION
      SELECT n.nth, w.user_id
      FROM wanted n CROSS JOIN unnest(n.sections) AS section_of
        JOIN watches w ON w.project_id = ${project} AND w.section_id = section_of AND w.string_id = 0 AND w.is_watched
          AND w.at <= n.at
      UNION
      SELECT n.nth, w.user_id
      FROM wanted n CROSS JOIN unnest(n.strings) AS string_of
        JOIN watches w ON w.project_id = ${project} AND w.section_id = 0 AND w.string_id = string_of AND w.is_watched
          AND w.at <= n.at
    ), chosen AS MATERIALIZED (
      SELECT n.*, r.user_id, coalesce(here.delivery, everywhere.delivery, n.usual) AS delivery
      FROM reached r JOIN wanted n ON n.nth = r.nth
        JOIN users u ON u.id = r.user_id AND NOT ${BANNED}
        LEFT JOIN projects p ON p.id = ${project}
        LEFT JOIN members m ON m.project_id = ${project} AND m.user_id = r.user_id
        LEFT JOIN notification_settings here
          ON here.user_id = r.user_id AND here.project_id = ${project} AND here.kind = n.kind
        LEFT JOIN notification_settings everywhere
          ON everywhere.user_id = r.user_id AND everywhere.project_id = 0 AND everywhere.kind = n.kind
      WHERE (r.user_id <> n.actor_id OR n.to_actor)
        AND NOT ${hasBlocked(fragment`r.user_id`, fragment`n.actor_id`)}
        AND ${mayReadSql(fragment`n.kind`, { id: fragment`r.user_id`, isSiteAdmin: IS_SITE_ADMIN })}
    ), made AS (
      INSERT INTO notifications (user_id, project_id, kind, log_id, actor_id, section_id, string_id, translation_id,
        comment_id, amount, data, at, in_app, mail)
      SELECT user_id, ${project}::bigint, kind, log_id, actor_id, section_id, string_id, translation_id, comment_id, amount,
        data, at, in_app, CASE WHEN delivery = ANY (${[...MAIL_DELIVERIES]}::text[]) THEN delivery END
      FROM chosen c LEFT JOIN (
        -- A mention tells of the comment already.
        SELECT log_id AS mentioned_in, user_id AS mentioned FROM chosen WHERE kind = 'mention' AND delivery <> 'off'
      ) m ON c.kind = 'reply' AND m.mentioned_in = c.log_id AND m.mentioned = c.user_id
      WHERE delivery <> 'off' AND mentioned IS NULL
      ORDER BY nth, user_id
      ON CONFLICT DO NOTHING
      RETURNING user_id, id, in_app
    ), pushed AS (
      INSERT INTO push_messages (subscription_id, notification_id)
      SELECT s.id, made.id FROM made JOIN push_subscriptions s ON s.user_id = made.user_id WHERE made.in_app
      RETURNING subscription_id
    ), done AS (
      SELECT FROM pushed LIMIT 1
    ), queued AS (
      ${enqueueStep('sendPushes')}
    )
    SELECT DISTINCT user_id FROM made LIMIT ${NAMED_RECIPIENTS + 1}`;
  return stored.map(({ user_id }) => user_id);
}
