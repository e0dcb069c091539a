import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../database/connect.ts';
import { judge } from './judge.ts';
import { linesSince, snapshotNow } from './line-queries.ts';
import { eventsOf, isJudging, type News, newsMissedBy, newsOf } from './news.ts';
import { isAheadOf } from './snapshots.ts';
import { doneSoon } from './soon.ts';
import { eventText, type Stream } from './stream.ts';
import type { Streams } from './streams.ts';

/**
 * When the log is looked at, in milliseconds: at once after a quiet time, and where many write, for many of them together,
 * since a look costs the database as much as a save. Nobody sees the difference of thirty.
 */
const PACE = { wait: 5, between: 30 };

type Watch = {
  sql: Sql;
  streams: Streams;
  log: FastifyBaseLogger;
  /** What a stream is told beside, once it has joined. */
  welcome(stream: Stream): void;
};

/**
 * Reads what is new in the logs of the projects that somebody watches, and tells their streams: a query for the lines and
 * one for what they touched, however many projects and streams there are (docs/decisions/014).
 */
export function watchLog({ sql, streams, log, welcome }: Watch) {
  /** The snapshot up to which every stream that has joined was told. */
  let last: string | undefined;
  /** Streams before their hello: each joins between two readings, so that it is told everything after it, once. */
  const joining = new Set<Stream>();
  let isJudgingAll = false;
  const looks = doneSoon(PACE, look, (error) => log.warn({ err: error }, 'what is new could not be told'));

  async function look() {
    const newcomers = [...joining];
    const joined = streams.all().filter((stream) => !joining.has(stream));
    if (joined.length + newcomers.length === 0) {
      last = undefined;
      return;
    }
    const judgesAll = isJudgingAll;
    isJudgingAll = false;
    try {
      await tell(joined, newcomers, judgesAll);
    } catch (error) {
      // `last` stays, and newcomers too: the next look tells the same.
      isJudgingAll ||= judgesAll;
      throw error;
    }
  }

  async function tell(joined: readonly Stream[], newcomers: readonly Stream[], judgesAll: boolean) {
    const { snapshot, news } = await readNews([...new Set(joined.map(({ project }) => project))]);
    const missed = await newsMissedBy(sql, newcomers, snapshot);
    const suspects = joined.filter(({ project }) => judgesAll || isJudging(news.get(project)));
    const [dismissed, events] = await Promise.all([
      judge(sql, [...newcomers, ...suspects]),
      eventsOf(sql, [...news, ...[...missed].map(([{ project }, its]) => [project, its] as const)], snapshot),
    ]);

    const eventFor = (its: News | undefined) => its && events.get(its);

    for (const [stream, kind] of dismissed) stream.end(eventText('gone', JSON.stringify({ kind })));
    for (const stream of joined) {
      const event = eventFor(news.get(stream.project));
      if (event !== undefined && !dismissed.has(stream)) stream.send(event);
    }
    for (const stream of newcomers) {
      joining.delete(stream);
      if (dismissed.has(stream)) continue;
      const is_resumed = stream.since !== undefined && missed.get(stream) !== 'reset';
      stream.send(eventText('hello', JSON.stringify({ is_resumed }), snapshot));
      const event = eventFor(missed.get(stream));
      if (event !== undefined) stream.send(event);
      welcome(stream);
    }
    last = snapshot;
  }

  /** What is new in each watched project, and up to where. */
  async function readNews(
    watched: readonly number[],
  ): Promise<{ snapshot: string; news: Map<number, News> }> {
    if (last === undefined) return { snapshot: await snapshotNow(sql), news: new Map() };
    const { snapshot, lines } = await linesSince(sql, watched, { since: last });
    if (isAheadOf(last, snapshot)) {
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
      looks.soon();
    },
    leave: (stream: Stream) => joining.delete(stream),
    /** Looks what is new. */
    look: looks.soon,
    /** Looks also who may not listen any more. */
    judgeAll() {
      isJudgingAll = true;
      looks.soon();
    },
    stop: looks.stop,
  };
}
