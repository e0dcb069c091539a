import type { Sql } from '../../platform/database/connect.ts';

/** Removes the browser of a session that ends (push.5). One that ends otherwise gets nothing more, and is removed by a job. */
export async function endPushOf(sql: Sql, session: Buffer): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE session_hash = ${session}`;
}
