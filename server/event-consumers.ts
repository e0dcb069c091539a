import type { Sql } from './database/connect.ts';
import { type Consumer, consumeEvents } from './events/consume.ts';
import { deletePassedEvents } from './events/consume-queries.ts';
import { CONTRIBUTIONS } from './statistics/contribution-queries.ts';

/** Everything that reads events after the fact, each with a cursor in every project (log.16). */
const CONSUMERS: readonly Consumer[] = [CONTRIBUTIONS];

/** Far longer than the pause between two looks at recent events. */
const RECENT = 60_000;

const consume = async (sql: Sql, within?: number): Promise<void> => {
  await Promise.all(CONSUMERS.map((consumer) => consumeEvents(sql, consumer, within)));
};

/** Lets all consumers handle what has happened just now. */
export const consumeRecentEvents = (sql: Sql) => consume(sql, RECENT);

/** The same for all events, also those that were left by a server that stopped or a consumer that failed. */
export const consumeAllEvents = (sql: Sql) => consume(sql);

/** Deletes positions that all consumers have passed. */
export const deleteConsumedEvents = (sql: Sql) =>
  deletePassedEvents(
    sql,
    CONSUMERS.map(({ name }) => name),
  );
