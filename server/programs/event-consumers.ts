import { announceNotifications } from '../core/events/bus-queries.ts';
import { type Consumer, consumeEvents, deletePassedEvents } from '../core/events/consume-queries.ts';
import { NOTIFICATIONS } from '../notices/notifications/consumer.ts';
import { WEBHOOKS } from '../notices/webhooks/consumer-queries.ts';
import type { Sql } from '../platform/database/connect.ts';
import { CONTRIBUTIONS } from '../projects/statistics/contribution-queries.ts';

/** Makes notifications, and tells the open pages of their readers (notifications.29). */
const TELLING: Consumer<number[]> = { ...NOTIFICATIONS, committed: announceNotifications };

/** All consumers of events, each with a cursor in every project (log.16). */
const CONSUMERS: readonly Consumer[] = [CONTRIBUTIONS, TELLING, WEBHOOKS];

/** Milliseconds: far longer than the pause between two runs for recent events. */
const RECENT = 60_000;

/** Counts contributions in recent events. */
export const countRecentContributions = (sql: Sql) => consumeEvents(sql, CONTRIBUTIONS, RECENT);

/** Tells users of recent events. */
export const notifyOfRecentEvents = (sql: Sql) => consumeEvents(sql, TELLING, RECENT);

/** Makes messages for webhooks of recent events. */
export const tellWebhooksOfRecentEvents = (sql: Sql) => consumeEvents(sql, WEBHOOKS, RECENT);

/** Lets all consumers handle all their events, including those missed because a server stopped or a consumer failed. */
export async function consumeAllEvents(sql: Sql): Promise<void> {
  await Promise.all(CONSUMERS.map((consumer) => consumeEvents(sql, consumer)));
}

/** Deletes positions that all consumers have passed. */
export const deleteConsumedEvents = (sql: Sql) =>
  deletePassedEvents(
    sql,
    CONSUMERS.map(({ name }) => name),
  );
