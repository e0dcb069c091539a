import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../database/connect.ts';
import { currentSnapshot, entriesSince } from './log-queries.ts';
import { affectsAccess, eventsOf, type News, newsMissedBy, newsOf } from './news.ts';
import { reauthorize } from './reauthorize.ts';
import { isAheadOf } from './snapshots.ts';
import { eventText, type Stream } from './stream.ts';
import type { Streams } from './streams.ts';
import { throttle } from './throttle.ts';

/**
 * How often the log is read, in milliseconds: at once after a pause, otherwise for several writes together, because a
 * read costs the database as much as a save.
 */
const THROTTLE = { wait: 5, between: 30 };

type Watch = {
  sql: Sql;
  streams: Streams;
  log: FastifyBaseLogger;
  /** Called when a stream has joined. */
  onJoined(stream: Stream): void;
};

/**
 * Reads the new log entries of all projects with open streams and sends their events: one query for the entries and
 * one for the content, however many projects and streams there are (docs/decisions/014).
 */
export function startLogWatcher({ sql, streams, log, onJoined }: Watch) {
  /** The snapshot up to which all joined streams have their events. */
  let lastSnapshot: string | undefined;
  /** Streams without their `hello` event. They join between two reads, so that each gets every later event once. */
  const joining = new Set<Stream>();
  let isReauthorizingAll = false;
  const reading = throttle(THROTTLE, readLog, (error) =>
    log.warn({ err: error }, 'what is new could not be told'),
  );

  async function readLog() {
    const newcomers = [...joining];
    const joined = streams.all().filter((stream) => !joining.has(stream));
    if (joined.length + newcomers.length === 0) {
      lastSnapshot = undefined;
      return;
    }
    const reauthorizesAll = isReauthorizingAll;
    isReauthorizingAll = false;
    try {
      await deliver(joined, newcomers, reauthorizesAll);
    } catch (error) {
      // `lastSnapshot` and `joining` are unchanged, so that the next read repeats this one.
      isReauthorizingAll ||= reauthorizesAll;
      throw error;
    }
  }

  async function deliver(joined: readonly Stream[], newcomers: readonly Stream[], judgesAll: boolean) {
    const { snapshot, news } = await readNews([...new Set(joined.map(({ project }) => project))]);
    const missed = await newsMissedBy(sql, newcomers, snapshot);
    const suspects = joined.filter(({ project }) => judgesAll || affectsAccess(news.get(project)));
    const [refused, events] = await Promise.all([
      reauthorize(sql, [...newcomers, ...suspects]),
      eventsOf(sql, [...news, ...[...missed].map(([{ project }, its]) => [project, its] as const)], snapshot),
    ]);

    const eventFor = (its: News | undefined) => its && events.get(its);

    for (const [stream, kind] of refused) stream.end(eventText('gone', JSON.stringify({ kind })));
    for (const stream of joined) {
      const event = eventFor(news.get(stream.project));
      if (event !== undefined && !refused.has(stream)) stream.send(event);
    }
    for (const stream of newcomers) {
      joining.delete(stream);
      if (refused.has(stream)) continue;
      const is_resumed = stream.since !== undefined && missed.get(stream) !== 'reset';
      stream.send(eventText('hello', JSON.stringify({ is_resumed }), snapshot));
      const event = eventFor(missed.get(stream));
      if (event !== undefined) stream.send(event);
      onJoined(stream);
    }
    lastSnapshot = snapshot;
  }

  /** The news of each watched project, and the snapshot they were read in. */
  async function readNews(
    watched: readonly number[],
  ): Promise<{ snapshot: string; news: Map<number, News> }> {
    if (lastSnapshot === undefined) return { snapshot: await currentSnapshot(sql), news: new Map() };
    const { snapshot, lines } = await entriesSince(sql, watched, { since: lastSnapshot });
    if (isAheadOf(lastSnapshot, snapshot)) {
      // The database has another history: a standby took over that had not replayed everything.
      return { snapshot, news: new Map(watched.map((project) => [project, 'reset'])) };
    }
    const byProject = Map.groupBy(lines, ({ project_id }) => project_id);
    return { snapshot, news: new Map([...byProject].map(([project, its]) => [project, newsOf(its)])) };
  }

  return {
    /** Sends a stream its `hello` event, the events it missed, and from then on new ones. */
    join(stream: Stream) {
      joining.add(stream);
      reading.schedule();
    },
    leave: (stream: Stream) => joining.delete(stream),
    /** Reads the log soon. */
    readSoon: reading.schedule,
    /** Reads the log soon, and checks again who may listen. */
    reauthorizeAll() {
      isReauthorizingAll = true;
      reading.schedule();
    },
    stop: reading.stop,
  };
}
