import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import { connectSeparately, type Sql } from '../database/connect.ts';
import { resilientSql, type StatementObserver } from '../database/resilient-sql.ts';
import { Refused } from '../http/failures.ts';
import { openBus } from './bus.ts';
import { startLogWatcher } from './log-watcher.ts';
import type { Message, Page, PageName } from './messages.ts';
import { sharePresence } from './presence.ts';
import { HEARTBEAT, openStream, type Subscriber } from './stream.ts';
import { createStreams, type StreamLimits } from './streams.ts';

/** Connections of its own, so that neither waits for the queries of requests nor keeps them waiting. */
const POOL_SIZE = 2;

/** What is told as it happens: to the pages that are open here, and through PostgreSQL to those of other servers. */
export type Live = {
  /** A project's log has new lines; said after they are committed. */
  notify(project: number): void;
  /** Somebody has been signed out or banned, or a project is gone: who listens is judged again. */
  notifyUsers(): void;
  /** Answers with a stream that stays open. Throws 429 and 503 where there are too many. */
  listen(reply: FastifyReply, audience: Subscriber): void;
  /** Shows a user in a project, or no more. */
  show(page: Page): void;
  leave(page: PageName): void;
  /** How many streams are open on this server. */
  amount(): number;
  /** Ends every stream, so that browsers go to another server, and what else is open. */
  stop(): Promise<void>;
};

type Opening = {
  /** Where it is opened beside. */
  sql: Sql;
  log: FastifyBaseLogger;
  limits: StreamLimits;
  observer?: StatementObserver;
};

/** Opens it over a database. Nothing is connected before somebody writes or listens. */
export function openLive({ sql: of, log, limits, observer }: Opening): Live {
  const own = connectSeparately(of, { max: POOL_SIZE });
  const sql = resilientSql(own, observer);
  const streams = createStreams(limits);
  const bus = openBus({
    sql,
    connectSeparately: () => connectSeparately(of, { max: 1 }),
    log,
    listener: {
      onMessage(message: Message) {
        if (message.about === 'people') watch.reauthorizeAll();
        else if (message.about !== 'log') presence.onMessage(message);
        else if (message.projects === null || message.projects.some(streams.isWatched)) watch.look();
      },
      onListening() {
        presence.onListening();
        watch.look();
      },
    },
  });
  const presence = sharePresence(streams, bus);
  const watch = startLogWatcher({ sql, streams, log, onJoined: presence.onJoined });
  let isStopping = false;

  const whileWatched = (act: () => void) => () => {
    if (streams.amount() > 0) act();
  };
  const timers = [
    // A server may have died between a deed and its poke; and the connection that hears may be gone.
    setInterval(whileWatched(watch.look), LIMITS.liveSafetyRead),
    setInterval(whileWatched(watch.reauthorizeAll), LIMITS.liveJudged),
    setInterval(() => {
      for (const stream of streams.all()) stream.send(HEARTBEAT);
    }, LIMITS.liveHeartbeat),
  ];

  return {
    notify: bus.notify,
    notifyUsers: bus.notifyUsers,
    listen(reply, audience) {
      const reason = isStopping ? 'full' : streams.whyNot(audience);
      if (reason === 'full') throw new Refused(503, [{ key: 'general', kind: 'unavailable' }]);
      if (reason) throw new Refused(429, [{ key: 'general', kind: reason }]);
      const stream = openStream(reply, audience, () => {
        streams.remove(stream);
        watch.leave(stream);
        if (!isStopping) presence.onStreamClosed(stream);
      });
      streams.add(stream);
      bus.startListening();
      watch.join(stream);
    },
    show: presence.show,
    leave: presence.leave,
    amount: streams.amount,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      timers.forEach(clearInterval);
      for (const stream of streams.all()) stream.end();
      await watch.stop();
      await presence.stop();
      await bus.stop();
      await Promise.all([sql, own].map((pool) => pool.end({ timeout: 1 })));
    },
  };
}
