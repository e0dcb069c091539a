import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../../platform/database/connect.ts';
import { countUnreadOfMany } from '../notifications/list-queries.ts';
import { readersOf } from './access-queries.ts';
import { eventText, type Stream, type Streams } from './streams.ts';
import { throttle } from './throttle.ts';

/** Milliseconds: how soon numbers are counted, and how often at most. */
const THROTTLE = { wait: 20, between: 250 };

/** The most streams whose numbers one query counts. */
const AT_ONCE = 500;

/**
 * Sends users the number of their unread notifications (notifications.29). Their sessions are checked by the same run, so that
 * a stream ends with them.
 */
export function openPersonal({ sql, streams, log }: { sql: Sql; streams: Streams; log: FastifyBaseLogger }) {
  let asked = new Set<number>();
  let areAllAsked = false;
  const counting = throttle(THROTTLE, count, (error) =>
    log.warn({ err: error }, 'could not count unread notifications'),
  );

  async function count() {
    const users = areAllAsked ? [...streams.personal().keys()] : [...asked];
    asked = new Set();
    areAllAsked = false;
    const open = users.flatMap((user) => [...streams.personalOf(user)]);
    try {
      for (let from = 0; from < open.length; from += AT_ONCE) await send(open.slice(from, from + AT_ONCE));
    } catch (error) {
      // The next run, which the check of access begins at the latest, counts for all.
      areAllAsked = true;
      throw error;
    }
  }

  async function send(some: readonly Stream[]) {
    const readers = await readersOf(
      sql,
      some.map(({ credential }) => credential),
    );
    const users = new Map(
      readers.flatMap(({ user_id, site_admin }) =>
        user_id === null ? [] : [[user_id, { id: user_id, site_admin: site_admin ?? false }] as const],
      ),
    );
    const unread = await countUnreadOfMany(sql, [...users.values()]);
    some.forEach((stream, nth) => {
      const user = readers[nth]?.user_id;
      if (user !== stream.userId) stream.end(eventText('gone', JSON.stringify({ kind: 'signedOut' })));
      else stream.send(eventText('unread', JSON.stringify({ unread: unread.get(user ?? 0) ?? 0 })));
    });
  }

  return {
    /** Counts soon for some users, or for all with a stream. */
    countSoon(users?: readonly number[]) {
      const open = streams.personal();
      if (open.size === 0) return;
      if (users === undefined) areAllAsked = true;
      else for (const user of users) if (open.has(user)) asked.add(user);
      if (areAllAsked || asked.size > 0) counting.schedule();
    },
    stop: counting.stop,
  };
}
