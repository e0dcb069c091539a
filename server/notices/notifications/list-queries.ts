import type { Permission } from '#domain/core/access/roles.ts';
import { kindsNeeding, type NotificationKind } from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { seesCardSql, seesContentSql } from '../../core/content/visible-project-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import type { NotificationData } from './from-events.ts';

/** SQL: whether row `m` of members has a role that answers requests to join. */
export const MANAGES_MEMBERS = fragment`EXISTS (
  SELECT FROM roles r WHERE r.id = m.role_id AND ${'can_manage_members' satisfies Permission}::text = ANY (r.permissions))`;

/** A user whose rights are checked, each as SQL. */
type Reader = { id: Fragment; isSiteAdmin: Fragment };

/**
 * SQL: whether a user may be told of a kind now (notifications.9), in a project `p` with their row `m` of members. The
 * kinds that need the right to read the texts come last, so that an unknown kind needs it too.
 */
export const mayReadSql = (kind: Fragment, { id, isSiteAdmin }: Reader): Fragment => fragment`
  CASE WHEN ${kind} = ANY (${kindsNeeding('nothing')}::text[]) THEN true
    WHEN ${kind} = ANY (${kindsNeeding('card')}::text[]) THEN ${seesCardSql(id, isSiteAdmin)}
    WHEN ${kind} = ANY (${kindsNeeding('members')}::text[])
      THEN ${seesContentSql(isSiteAdmin)} AND ${MANAGES_MEMBERS}
    ELSE ${seesContentSql(isSiteAdmin)} END`;

/** The user who reads. */
export type NotificationReader = { id: number; site_admin: boolean };

/** A notification of a user as it is stored, with the project as it is now. */
export type StoredNotification = {
  id: number;
  kind: NotificationKind;
  at: number;
  is_read: boolean;
  log_id: number;
  amount: number;
  data: NotificationData;
  section_id: number | null;
  string_id: number | null;
  translation_id: number | null;
  comment_id: number | null;
  /** Null if it is about none, or the reader may not see it. */
  project: { id: number; handle: string; name: string } | null;
  /** Whose profile it is about; null if they were deleted. */
  user: { id: number; username: string } | null;
  actor: { id: number; username: string } | null;
};

/** SQL: the notifications `n` of a user, in projects `p` if they are about one, of which they may be told now (notifications.9). */
const readableBy = ({ id, site_admin }: NotificationReader): Fragment =>
  readableSql(fragment`${id}::bigint`, fragment`${site_admin}::boolean`);

const readableSql = (id: Fragment, isSiteAdmin: Fragment): Fragment => fragment`
  notifications n LEFT JOIN projects p ON p.id = n.project_id
    LEFT JOIN members m ON m.project_id = p.id AND m.user_id = ${id}
  WHERE n.user_id = ${id} AND ${mayReadSql(fragment`n.kind`, { id, isSiteAdmin })}`;

/** SQL: the user who matches a condition, as JSON. */
const userWho = (condition: Fragment): Fragment =>
  fragment`(SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE ${condition})`;

/**
 * The notifications that match a condition, newest first. The project and the place in it are there only if the reader may see them
 * (notifications.32).
 */
export function storedNotifications(
  sql: Sql | Transaction,
  me: NotificationReader,
  among: Fragment,
  most: number,
) {
  const isSiteAdmin = fragment`${me.site_admin}::boolean`;
  const readable = (column: Fragment) =>
    fragment`CASE WHEN ${seesContentSql(isSiteAdmin)} THEN ${column} END`;
  return sql<StoredNotification[]>`
    SELECT n.id, n.kind, n.at, n.read_at IS NOT NULL AS is_read, n.log_id, n.amount, n.data,
      ${readable(fragment`n.section_id`)} AS section_id, ${readable(fragment`n.string_id`)} AS string_id,
      ${readable(fragment`n.translation_id`)} AS translation_id, ${readable(fragment`n.comment_id`)} AS comment_id,
      CASE WHEN ${seesCardSql(fragment`${me.id}::bigint`, isSiteAdmin)}
        THEN json_build_object('id', p.id, 'handle', p.handle, 'name', p.name) END AS project,
      ${userWho(fragment`u.id = (n.data -> 'report' ->> 'user')::bigint AND u.deleted_at IS NULL`)} AS user,
      ${userWho(fragment`u.id = n.actor_id`)} AS actor
    FROM ${readableBy(me)} AND ${among}
    ORDER BY n.id DESC LIMIT ${most}`;
}

type ListFilter = { before?: number | undefined; unread: boolean; project?: number | undefined };

/** SQL: the notifications of a page of the list. */
export const inList = ({ before, unread, project }: ListFilter): Fragment => fragment`
  n.in_app ${unread ? fragment`AND n.read_at IS NULL` : fragment``}
    ${before === undefined ? fragment`` : fragment`AND n.id < ${before}`}
    ${project === undefined ? fragment`` : fragment`AND n.project_id = ${project}`}`;

/** SQL: the notifications that were put into an email and are unread. */
export const inMail = (mail: number): Fragment => fragment`n.mail_id = ${mail} AND n.read_at IS NULL`;

/** The number of unread notifications, up to the most that are counted. */
export async function countUnread(sql: Sql, me: NotificationReader): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    SELECT count(*)::int AS unread FROM (
      SELECT FROM ${readableBy(me)} AND n.in_app AND n.read_at IS NULL LIMIT ${NOTIFICATION_LIMITS.counted}
    ) counted`;
  return row?.unread ?? 0;
}

/** The numbers of unread notifications of several users, in one query. */
export async function countUnreadOfMany(
  sql: Sql,
  readers: readonly NotificationReader[],
): Promise<Map<number, number>> {
  const admins = readers.filter(({ site_admin }) => site_admin).map(({ id }) => id);
  const rows = await sql<{ id: number; unread: number }[]>`
    SELECT r.id, (
      SELECT count(*)::int FROM (
        SELECT FROM ${readableSql(fragment`r.id`, fragment`(r.id = ANY (${admins}::bigint[]))`)} AND n.in_app AND n.read_at IS NULL
        LIMIT ${NOTIFICATION_LIMITS.counted}
      ) counted) AS unread
    FROM unnest(${readers.map(({ id }) => id)}::bigint[]) AS r (id)`;
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

/** Which notifications are marked as read. */
export type Marked = {
  ids?: readonly number[] | undefined;
  up_to?: number | undefined;
  project?: number | undefined;
};

/** Marks notifications of a user as read; they are locked in order, so that two pages don't deadlock. */
export async function markRead(sql: Sql, user: number, { ids, up_to, project }: Marked): Promise<void> {
  const among = ids
    ? fragment`id = ANY (${[...ids]}::bigint[])`
    : fragment`id <= ${up_to ?? 0} ${project === undefined ? fragment`` : fragment`AND project_id = ${project}`}`;
  await sql`
    WITH unread AS (
      SELECT id FROM notifications WHERE user_id = ${user} AND in_app AND read_at IS NULL AND ${among}
      ORDER BY id FOR UPDATE
    )
    UPDATE notifications SET read_at = now_ms() WHERE id IN (SELECT id FROM unread)`;
}

/** The most notifications that one statement deletes. */
const DELETED_AT_ONCE = 10_000;

/** Deletes notifications that are too old, and of each user those beyond the newest ones (notifications.14). */
export async function sweepNotifications(sql: Sql): Promise<void> {
  let deleted: number;
  do {
    const { count } = await sql`
      DELETE FROM notifications WHERE id IN (
        SELECT id FROM notifications WHERE at < now_ms() - ${NOTIFICATION_LIMITS.kept}::bigint LIMIT ${DELETED_AT_ONCE})`;
    deleted = count;
  } while (deleted === DELETED_AT_ONCE);
  do {
    const { count } = await sql`
      DELETE FROM notifications WHERE id IN (
        SELECT old.id FROM (
          SELECT user_id FROM notifications GROUP BY user_id HAVING count(*) > ${NOTIFICATION_LIMITS.keptPerUser}
        ) full_ones, LATERAL (
          SELECT id FROM notifications WHERE user_id = full_ones.user_id
          ORDER BY id DESC OFFSET ${NOTIFICATION_LIMITS.keptPerUser}
        ) old LIMIT ${DELETED_AT_ONCE})`;
    deleted = count;
  } while (deleted === DELETED_AT_ONCE);
}
