import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** Deletes old messages, and of each webhook all but the newest that no longer wait (webhooks.13). */
export async function sweepMessages(sql: Sql): Promise<void> {
  await sql`DELETE FROM webhook_messages WHERE created_at < now_ms() - ${WEBHOOK_LIMITS.keptFor}::bigint`;
  await sql`
    DELETE FROM webhook_messages WHERE id IN (
      SELECT m.id FROM webhooks w, LATERAL (
        SELECT id FROM webhook_messages WHERE webhook_id = w.id AND state <> 'waiting'
        ORDER BY id DESC OFFSET ${WEBHOOK_LIMITS.kept}
      ) m)`;
}
