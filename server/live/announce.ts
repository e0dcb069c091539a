import type { Sql } from '../database/connect.ts';
import { sendNotifications } from './bus-queries.ts';
import { payloadOf } from './messages.ts';

/** Has all servers check again who may listen, after a job has ended sessions. */
export const announceAccess = (sql: Sql): Promise<void> =>
  sendNotifications(sql, [payloadOf('job', { about: 'people' })]);

/** Announces new entries in a project's log that a job has written, as the bus does for those of requests. */
export const announceEntries = (sql: Sql, project: number): Promise<void> =>
  sendNotifications(sql, [payloadOf('job', { about: 'log', projects: [project] })]);
