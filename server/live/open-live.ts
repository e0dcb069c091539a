import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import { SERVICE_LIMITS } from '#domain/service-limits.ts';
import { connectDirectly, connectSeparately, type Sql } from '../database/connect.ts';
import { resilientSql, type StatementObserver } from '../database/resilient-sql.ts';
import type { Notifier } from '../endpoints/app-context.ts';
import { Refused } from '../http/failures.ts';
import { openBus } from './bus.ts';
import { startLogWatcher } from './log-watcher.ts';
import type { Message, Page, PageName } from './messages.ts';
import { sharePresence } from './presence.ts';
import { HEARTBEAT, openStream, type Subscriber } from './stream.ts';
import { createStreams, type StreamLimits } from './streams.ts';

/** Its own connections, so that live events and requests don't wait for each other. */
const POOL_SIZE = 2;

/** Sends live events to the pages that are open on this server and, through PostgreSQL, on other servers. */
export type Live = Notifier & {
  /** Answers with an event stream. Throws 429 or 503 if there are too many. */
  listen(reply: FastifyReply, subscriber: Subscriber): void;
  /** Shows a user as present in a project, or no longer. */
  show(page: Page): void;
  leave(page: PageName): void;
  /** The number of open streams of this server. */
  amount(): number;
  /** Ends all streams, so that browsers connect to another server, and closes the connections. */
  stop(): Promise<void>;
};

type Opening = {
  /** The pool whose database is used. */
  sql: Sql;
  log: FastifyBaseLogger;
  limits: StreamLimits;
  observer?: StatementObserver;
};

/** Starts live events. It connects only when somebody writes or listens. */
export function openLive({ sql: sourcePool, log, limits, observer }: Opening): Live {
  const own = connectSeparately(sourcePool, { max: POOL_SIZE });
  const sql = resilientSql(own, observer);
  const streams = createStreams(limits);
  const bus = openBus({
    sql,
    connectSeparately: () => connectDirectly(sourcePool, { max: 1 }),
    log,
    listener: {
      onMessage(message: Message) {
        if (message.about === 'people') watcher.reauthorizeAll();
        else if (message.about !== 'log') presence.onMessage(message);
        else if (message.projects === null || message.projects.some(streams.isWatched)) watcher.readSoon();
      },
      onListening() {
        presence.onListening();
        watcher.readSoon();
      },
    },
  });
  const presence = sharePresence(streams, bus);
  const watcher = startLogWatcher({ sql, streams, log, onJoined: presence.onJoined });
  let isStopping = false;

  const whileWatched = (act: () => void) => () => {
    if (streams.amount() > 0) act();
  };
  const timers = [
    // Reads at intervals, because a server may die between a write and its notification, and messages may be lost.
    setInterval(whileWatched(watcher.readSoon), SERVICE_LIMITS.liveSafetyRead),
    setInterval(whileWatched(watcher.reauthorizeAll), SERVICE_LIMITS.accessCheckInterval),
    setInterval(() => {
      for (const stream of streams.all()) stream.send(HEARTBEAT);
    }, LIMITS.liveHeartbeat),
  ];

  return {
    notify: bus.notify,
    notifyUsers: bus.notifyUsers,
    listen(reply, subscriber) {
      const reason = isStopping ? 'full' : streams.whyNotOpen(subscriber);
      if (reason === 'full') throw new Refused(503, [{ key: 'general', kind: 'unavailable' }]);
      if (reason) throw new Refused(429, [{ key: 'general', kind: reason }]);
      const stream = openStream(reply, subscriber, () => {
        streams.remove(stream);
        watcher.leave(stream);
        if (!isStopping) presence.onStreamClosed(stream);
      });
      streams.add(stream);
      bus.startListening();
      watcher.join(stream);
    },
    show: presence.show,
    leave: presence.leave,
    amount: streams.amount,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      timers.forEach(clearInterval);
      for (const stream of streams.all()) stream.end();
      await watcher.stop();
      await presence.stop();
      await bus.stop();
      await Promise.all([sql, own].map((pool) => pool.end({ timeout: 1 })));
    },
  };
}
