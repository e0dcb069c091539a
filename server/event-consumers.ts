import type { Sql } from './database/connect.ts';
import { type Consumer, consumeEvents } from './events/consume.ts';
import { deletePassedEvents } from './events/consume-queries.ts';
import { CONTRIBUTIONS } from './statistics/contribution-queries.ts';

/** All consumers of events, each with a cursor in every project (log.16). */
const CONSUMERS: readonly Consumer[] = [CONTRIBUTIONS];

/** Milliseconds: far longer than the pause between two runs for recent events. */
const RECENT = 60_000;

const consume = async (sql: Sql, within?: number): Promise<void> => {
  await Promise.all(CONSUMERS.map((consumer) => consumeEvents(sql, consumer, within)));
};

/** Lets all consumers handle recent events. */
export const consumeRecentEvents = (sql: Sql) => consume(sql, RECENT);

/** Lets all consumers handle all their events, including those missed because a server stopped or a consumer failed. */
export const consumeAllEvents = (sql: Sql) => consume(sql);

/** Deletes positions that all consumers have passed. */
export const deleteConsumedEvents = (sql: Sql) =>
  deletePassedEvents(
    sql,
    CONSUMERS.map(({ name }) => name),
  );
