import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { ANNOUNCEMENT_LIMITS } from '#domain/notices/announcements/announcements.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type ActiveAnnouncement, activeAnnouncements } from './queries.ts';

/** The announcements that are shown now, as this server knows them. */
export type ActiveList = {
  /**
   * The list, at most `listHolds` old; the last known one while the database doesn't answer, for which a page waits at most
   * `listWaits`.
   */
  now(): Promise<readonly ActiveAnnouncement[]>;
  /** Has the list read again when it is asked for next, because this server has changed it. */
  forget(): void;
};

/**
 * Keeps the list for some seconds, so that pages cost no query, and changes by other servers and by time are seen soon
 * (announcements.5).
 */
export function openActiveList(sql: Sql, log: Pick<FastifyBaseLogger, 'warn'>, clock = Date.now): ActiveList {
  let known: readonly ActiveAnnouncement[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let changes = 0;

  async function read() {
    const seen = changes;
    const begun = clock();
    try {
      const list = await activeAnnouncements(sql);
      known = list;
      // What has changed meanwhile may be missing.
      if (seen === changes) readAt = begun;
    } catch (error) {
      log.warn({ err: error }, 'could not read the announcements');
      // Not again with each page while the database is gone.
      readAt = begun;
    }
  }

  return {
    async now() {
      if (clock() - readAt >= ANNOUNCEMENT_LIMITS.listHolds) {
        const begun = clock();
        reading ??= read().finally(() => {
          reading = undefined;
        });
        const isRead = await Promise.race([
          reading.then(() => true),
          wait(ANNOUNCEMENT_LIMITS.listWaits, false, { ref: false }),
        ]);
        // No page waits again for a database that hangs, until it is time for the next try.
        if (!isRead) readAt = begun;
      }
      return known;
    },
    forget() {
      changes += 1;
      readAt = Number.NEGATIVE_INFINITY;
      reading = undefined;
    },
  };
}
