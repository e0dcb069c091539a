import { SECOND } from '#domain/core/units.ts';
import { announceNotifications } from '../core/events/bus-queries.ts';
import { type Consumer, consumeEvents, deletePassedEvents } from '../core/events/consume-queries.ts';
import { NOTIFICATIONS } from '../notices/notifications/consumer.ts';
import { WEBHOOKS } from '../notices/webhooks/consumer-queries.ts';
import type { Sql } from '../platform/database/connect.ts';
import { CONTRIBUTIONS } from '../projects/statistics/contribution-queries.ts';

/**
 * All consumers of events, each with a cursor in every project (log.16), and how often each server lets it handle
 * recent events, in milliseconds. Where nothing has happened that costs two look-ups in an index.
 */
const CONSUMERS: readonly { consumer: Consumer; every: number }[] = [
  // Open pages are told at once that there is something new (notifications.29).
  { consumer: { ...NOTIFICATIONS, committed: announceNotifications }, every: SECOND },
  { consumer: WEBHOOKS, every: 2 * SECOND },
  { consumer: CONTRIBUTIONS, every: 5 * SECOND },
];

/** Milliseconds: far longer than the pause between two runs for recent events. */
const RECENT = 60_000;

/** What lets the consumers handle recent events. */
export const RECENT_EVENTS = CONSUMERS.map(({ consumer, every }) => ({
  every,
  task: (sql: Sql) => consumeEvents(sql, consumer, RECENT),
}));

/** Lets all consumers handle all their events, including those missed because a server stopped or a consumer failed. */
export async function consumeAllEvents(sql: Sql): Promise<void> {
  await Promise.all(CONSUMERS.map(({ consumer }) => consumeEvents(sql, consumer)));
}

/** Deletes positions that all consumers have passed. */
export const deleteConsumedEvents = (sql: Sql) =>
  deletePassedEvents(
    sql,
    CONSUMERS.map(({ consumer }) => consumer.name),
  );
