import type { Sql } from '../database/connect.ts';

const CHANNEL = 'dragoman_live';

/** Tells every server, in one statement. Outside of a transaction: inside one, a NOTIFY has the whole database wait. */
export async function sendNotifications(sql: Sql, payloads: readonly string[]): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, payload) FROM unnest(${[...payloads]}::text[]) AS payload`;
}

/** Hears every server, this one too; `begun` is called now and after each connection that was lost. */
export async function listenForNotifications(
  sql: Sql,
  onMessage: (payload: string) => void,
  onListening: () => void,
): Promise<void> {
  await sql.listen(CHANNEL, onMessage, onListening);
}
