import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** The most notices that one statement deletes. */
const DELETED_AT_ONCE = 10_000;

/** Deletes notices that are too old, and of each user those beyond the newest ones (notifications.14). */
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
