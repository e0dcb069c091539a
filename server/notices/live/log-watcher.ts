import type { FastifyBaseLogger } from 'fastify';
import { orderEvents } from '../../core/events/order-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { reauthorize } from './access-queries.ts';
import { affectsAccess, changesEvents, type LiveUpdate, positionOf, updateAfter } from './changes.ts';
import { type ProjectEvents, readEventsAfter } from './log-queries.ts';
import { eventText, type Stream, type Streams } from './streams.ts';
import { throttle } from './throttle.ts';

/**
 * How often the log is read, in milliseconds: at once after a pause, otherwise once for several writes, because a read
 * costs the database as much as a save.
 */
const THROTTLE = { wait: 5, between: 30 };

type Watch = {
  sql: Sql;
  streams: Streams;
  log: FastifyBaseLogger;
  /** Called when a stream has joined. */
  onJoined(stream: Stream): void;
};

/** A position that no event reaches, for projects of which only the head is read. */
const NO_EVENTS = Number.MAX_SAFE_INTEGER;

const NOTHING: ProjectEvents = { head: 0, events: [] };

/**
 * Orders the new events of all projects with open streams, reads them and sends them: one query each, and one for the
 * content, however many projects and streams there are (docs/decisions/014, 033).
 */
export function startLogWatcher({ sql, streams, log, onJoined }: Watch) {
  /** By project, the position up to which all joined streams have received their events. */
  let sentUpTo = new Map<number, number>();
  /** Streams without their `hello` event. They join between two reads, so that each gets every later event once. */
  const joining = new Set<Stream>();
  let isReauthorizingAll = false;
  const reading = throttle(THROTTLE, readLog, (error) =>
    log.warn({ err: error }, 'could not deliver live events'),
  );

  async function readLog() {
    const newcomers = [...joining];
    const joined = streams.all().filter((stream) => !joining.has(stream));
    if (joined.length + newcomers.length === 0) {
      sentUpTo = new Map();
      return;
    }
    const reauthorizesAll = isReauthorizingAll;
    isReauthorizingAll = false;
    try {
      await deliver(joined, newcomers, reauthorizesAll);
    } catch (error) {
      // `sentUpTo` and `joining` are unchanged, so that the next read repeats this one.
      isReauthorizingAll ||= reauthorizesAll;
      throw error;
    }
  }

  async function deliver(joined: readonly Stream[], newcomers: readonly Stream[], judgesAll: boolean) {
    const read = await readNew(joined, newcomers);
    const eventsOf = (project: number) => read.get(project) ?? NOTHING;
    const watched = new Set(joined.map(({ project }) => project));
    const updates = new Map(
      [...watched].map((id) => [id, updateAfter(sentUpTo.get(id), eventsOf(id))] as const),
    );
    const missed = missedBy(newcomers, eventsOf);
    const suspects = joined.filter(({ project }) => judgesAll || affectsAccess(updates.get(project)));
    const [refused, changes] = await Promise.all([
      reauthorize(sql, [...newcomers, ...suspects]),
      changesEvents(
        sql,
        [...updates, ...[...missed].map(([{ project }, update]) => [project, update] as const)].flatMap(
          ([project, update]) => (update ? [{ project, head: eventsOf(project).head, update }] : []),
        ),
      ),
    ]);

    const send = (stream: Stream, update: LiveUpdate | undefined) => {
      if (update === 'reset') stream.send(eventText('reset', '{}', `${eventsOf(stream.project).head}`));
      else if (update) stream.send(changes.get(update) ?? '');
    };

    for (const [stream, kind] of refused) stream.end(eventText('gone', JSON.stringify({ kind })));
    for (const stream of joined) if (!refused.has(stream)) send(stream, updates.get(stream.project));
    for (const stream of newcomers) {
      joining.delete(stream);
      if (refused.has(stream)) continue;
      const is_resumed = stream.since !== undefined && missed.get(stream) !== 'reset';
      stream.send(eventText('hello', JSON.stringify({ is_resumed }), `${eventsOf(stream.project).head}`));
      send(stream, missed.get(stream));
      onJoined(stream);
    }
    sentUpTo = new Map([...read].map(([project, { head }]) => [project, head]));
  }

  /** The new events for the streams of each project, or those of them that may still be sent. */
  async function readNew(joined: readonly Stream[], newcomers: readonly Stream[]) {
    const after = new Map<number, number>();
    const include = (project: number, position = NO_EVENTS) =>
      after.set(project, Math.min(position, after.get(project) ?? NO_EVENTS));
    for (const { project } of joined) include(project, sentUpTo.get(project));
    for (const { project, since } of newcomers) include(project, positionOf(since));
    await orderEvents(sql, [...after.keys()]);
    return readEventsAfter(sql, after);
  }

  /** The events that each reconnected stream has missed; streams with the same last event share them. */
  function missedBy(newcomers: readonly Stream[], eventsOf: (project: number) => ProjectEvents) {
    const returning = newcomers.filter(({ since }) => since !== undefined);
    const alike = Map.groupBy(returning, ({ project, since }) => `${project} ${since}`);
    return new Map(
      [...alike.values()].flatMap((streams) => {
        const [{ project = 0, since = '' } = {}] = streams;
        const update = updateAfter(positionOf(since), eventsOf(project));
        return streams.map((stream) => [stream, update] as const);
      }),
    );
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
