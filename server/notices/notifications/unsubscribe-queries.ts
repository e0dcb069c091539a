import type postgres from 'postgres';
import { NOTIFICATION_KINDS } from '#domain/notices/notifications/kinds.ts';
import { switchedOffBy, type Unsubscribed } from '#domain/notices/notifications/unsubscribe.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { asJson } from '../../platform/database/fragment.ts';
import { EVERYWHERE } from './settings-queries.ts';

/**
 * Switches emails of a user off (notifications.18): what they chose everywhere and for projects, and the defaults that send them. What
 * waits to be sent is not sent. Doing so again changes nothing.
 */
export async function switchOff(sql: Sql, user: number, what: Unsubscribed): Promise<void> {
  const { deliveries, kinds } = switchedOffBy(what);
  const rows = kinds.map((row) => ({ ...row, usual: NOTIFICATION_KINDS[row.kind].default }));
  await sql`
    WITH off AS MATERIALIZED (
      SELECT kind, remaining, usual FROM jsonb_to_recordset(${asJson(rows as unknown as postgres.JSONValue)}::jsonb)
        AS row (kind text, remaining text, usual text)
    ), chosen AS (
      UPDATE notification_settings s SET delivery = off.remaining FROM off
      WHERE s.user_id = ${user} AND s.kind = off.kind AND s.delivery = ANY (${deliveries}::text[])
    ), defaults AS (
      INSERT INTO notification_settings (user_id, project_id, kind, delivery)
      SELECT ${user}::bigint, ${EVERYWHERE}::bigint, kind, remaining FROM off WHERE usual = ANY (${deliveries}::text[])
      ORDER BY kind
      ON CONFLICT DO NOTHING
    )
    UPDATE notifications n SET mail = NULL FROM off
    WHERE n.user_id = ${user} AND n.kind = off.kind AND n.mail = ANY (${deliveries}::text[])`;
}
