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
 * When the log is looked at, in milliseconds: at once after a quiet time, and where many write, for many of them together,
 * since a look costs the database as much as a save. Nobody sees the difference of thirty.
 */
const THROTTLE = { wait: 5, between: 30 };

type Watch = {
  sql: Sql;
  streams: Streams;
  log: FastifyBaseLogger;
  /** What a stream is told beside, once it has joined. */
  onJoined(stream: Stream): void;
};

/**
 * Reads what is new in the logs of the projects that somebody watches, and tells their streams: a query for the lines and
 * one for what they touched, however many projects and streams there are (docs/decisions/014).
 */
export function startLogWatcher({ sql, streams, log, onJoined }: Watch) {
  /** The snapshot up to which every stream that has joined was told. */
  let lastSnapshot: string | undefined;
  /** Streams before their hello: each joins between two readings, so that it is told everything after it, once. */
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
      // `last` stays, and newcomers too: the next look tells the same.
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

  /** What is new in each watched project, and up to where. */
  async function readNews(
    watched: readonly number[],
  ): Promise<{ snapshot: string; news: Map<number, News> }> {
    if (lastSnapshot === undefined) return { snapshot: await currentSnapshot(sql), news: new Map() };
    const { snapshot, lines } = await entriesSince(sql, watched, { since: lastSnapshot });
    if (isAheadOf(lastSnapshot, snapshot)) {
      // Another history than before: a standby took over that had not seen everything.
      return { snapshot, news: new Map(watched.map((project) => [project, 'reset'])) };
    }
    const byProject = Map.groupBy(lines, ({ project_id }) => project_id);
    return { snapshot, news: new Map([...byProject].map(([project, its]) => [project, newsOf(its)])) };
  }

  return {
    /** Tells a stream its hello, what it missed, and from then on what is new. */
    join(stream: Stream) {
      joining.add(stream);
      reading.schedule();
    },
    leave: (stream: Stream) => joining.delete(stream),
    /** Looks what is new. */
    look: reading.schedule,
    /** Looks also who may not listen any more. */
    reauthorizeAll() {
      isReauthorizingAll = true;
      reading.schedule();
    },
    stop: reading.stop,
  };
}
