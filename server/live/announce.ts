import type { Sql } from '../database/connect.ts';
import { sendNotifications } from './bus-queries.ts';
import { payloadOf } from './messages.ts';

/** Announces new entries in a project's log that a job has written, as the bus does for those of requests. */
export const announceEntries = (sql: Sql, project: number): Promise<void> =>
  sendNotifications(sql, [payloadOf('job', { about: 'log', projects: [project] })]);
