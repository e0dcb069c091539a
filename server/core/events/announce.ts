import type { Sql } from '../../platform/database/connect.ts';
import { sendNotifications } from './bus-queries.ts';
import { inMessages, payloadOf } from './messages.ts';

/** Has all servers check again who may listen, after a job has ended sessions. */
export const announceAccess = (sql: Sql): Promise<void> =>
  sendNotifications(sql, [payloadOf('job', { about: 'people' })]);

/** Announces new entries in a project's log that a job has written, as the bus does for those of requests. */
export const announceEntries = (sql: Sql, project: number): Promise<void> =>
  sendNotifications(sql, [payloadOf('job', { about: 'log', projects: [project] })]);

/** The most users that are named; of more, the pages of all users ask. */
const MOST_NAMED = 500;

/** Messages that the unread notifications of users have changed. */
export const noticesMessages = (users: readonly number[]) =>
  users.length > MOST_NAMED
    ? [{ about: 'notices' as const, users: null }]
    : inMessages(users, (some) => ({ about: 'notices', users: some }));

/** Announces that users have new notifications, after they are committed. */
export async function announceNotices(sql: Sql, users: readonly number[]): Promise<void> {
  if (users.length === 0) return;
  await sendNotifications(
    sql,
    noticesMessages(users).map((message) => payloadOf('job', message)),
  );
}
