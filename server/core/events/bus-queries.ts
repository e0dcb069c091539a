import type { Sql } from '../../platform/database/connect.ts';

const CHANNEL = 'dragoman_live';

/**
 * Sends messages to all servers in one statement. It must not run inside a transaction: committing a NOTIFY takes a
 * lock of the whole database.
 */
export async function sendNotifications(sql: Sql, payloads: readonly string[]): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, payload) FROM unnest(${[...payloads]}::text[]) AS payload`;
}

/**
 * Receives the messages of all servers, this one included. `onListening` is called now and after each reconnection.
 */
export async function listenForNotifications(
  sql: Sql,
  onMessage: (payload: string) => void,
  onListening: () => void,
): Promise<void> {
  await sql.listen(CHANNEL, onMessage, onListening);
}
