import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { readEvents, showPresence } from '#contract/notices/live.ts';
import { readNotificationEvents } from '#contract/notices/notifications.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { credentialOf } from '../../core/auth/credential.ts';
import type { Feature, Notifier } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import type { Message, Page, PageName } from '../../core/events/bus-queries.ts';
import { readsProject, signedIn, userWhoReads } from '../../core/guards/guards.ts';
import { connectDirectly, connectSeparately, type Sql } from '../../platform/database/connect.ts';
import { resilientSql, type StatementObserver } from '../../platform/database/resilient-sql.ts';
import { Refused } from '../../platform/http/failures.ts';
import { addressOfVisitor } from '../../platform/limits/visitor.ts';
import { openBus } from './bus.ts';
import { startLogWatcher } from './log-watcher.ts';
import { openPersonal } from './personal.ts';
import { sharePresence } from './presence.ts';
import { createStreams, HEARTBEAT_EVENT, openStream, type StreamLimits, type Subscriber } from './streams.ts';

/** Its own connections, so that live events and requests don't wait for each other. */
const POOL_SIZE = 2;

/** Sends live events to the pages that are open on this server and, through PostgreSQL, on other servers. */
export type Live = Notifier & {
  /** Answers with an event stream. Throws 429 or 503 if there are too many. */
  listen(reply: FastifyReply, subscriber: Subscriber): void;
  /** Answers with the stream of a user's own notifications. Throws like `listen`. */
  listenPersonally(
    reply: FastifyReply,
    reader: Omit<Subscriber, 'project' | 'client' | 'since'> & { userId: number },
  ): void;
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
  const pool = connectSeparately(sourcePool, { max: POOL_SIZE });
  const sql = resilientSql(pool, observer);
  const streams = createStreams(limits);
  const bus = openBus({
    sql,
    connectSeparately: () => connectDirectly(sourcePool, { max: 1 }),
    log,
    listener: {
      onMessage(message: Message) {
        if (message.about === 'people') reauthorizeAll();
        else if (message.about === 'notices') personal.countSoon(message.users ?? undefined);
        else if (message.about !== 'log') presence.onMessage(message);
        else if (message.projects === null || message.projects.some(streams.isWatched)) watcher.readSoon();
      },
      onListening() {
        presence.onListening();
        watcher.readSoon();
        personal.countSoon();
      },
    },
  });
  const presence = sharePresence(streams, bus);
  const watcher = startLogWatcher({ sql, streams, log, onJoined: presence.onJoined });
  const personal = openPersonal({ sql, streams, log });
  let isStopping = false;

  function reauthorizeAll() {
    watcher.reauthorizeAll();
    // Counting checks the sessions.
    personal.countSoon();
  }
  function refuseIfFull(subscriber: Pick<Subscriber, 'userId' | 'address'>) {
    const reason = isStopping ? 'full' : streams.whyNotOpen(subscriber);
    if (reason === 'full') throw new Refused(503, [{ key: 'general', kind: 'unavailable' }]);
    if (reason) throw new Refused(429, [{ key: 'general', kind: reason }]);
  }

  const everyStream = () => [
    ...streams.all(),
    ...[...streams.personal().values()].flatMap((some) => [...some]),
  ];
  const whileWatched = (act: () => void) => () => {
    if (streams.amount() > 0) act();
  };
  const timers = [
    // Reads at intervals, because a server may die between a write and its notification, and messages may be lost.
    setInterval(whileWatched(watcher.readSoon), SERVICE_LIMITS.liveSafetyRead),
    setInterval(whileWatched(reauthorizeAll), SERVICE_LIMITS.accessCheckInterval),
    setInterval(() => {
      for (const stream of everyStream()) stream.send(HEARTBEAT_EVENT);
    }, LIMITS.liveHeartbeat),
  ];

  return {
    notify: bus.notify,
    notifyUsers: bus.notifyUsers,
    listen(reply, subscriber) {
      refuseIfFull(subscriber);
      const stream = openStream(reply, subscriber, () => {
        streams.remove(stream);
        watcher.leave(stream);
        if (!isStopping) presence.onStreamClosed(stream);
      });
      streams.add(stream);
      bus.startListening();
      watcher.join(stream);
    },
    listenPersonally(reply, reader) {
      refuseIfFull(reader);
      const { userId } = reader;
      const subscriber = { ...reader, project: 0, client: undefined, since: undefined };
      const stream = openStream(reply, subscriber, () => streams.removePersonal(userId, stream));
      streams.addPersonal(userId, stream);
      bus.startListening();
      personal.countSoon([userId]);
    },
    notifyReader: bus.notifyReader,
    show: presence.show,
    leave: presence.leave,
    amount: streams.amount,
    async stop() {
      if (isStopping) return;
      isStopping = true;
      timers.forEach(clearInterval);
      for (const stream of everyStream()) stream.end();
      await watcher.stop();
      await personal.stop();
      await presence.stop();
      await bus.stop();
      await Promise.all([sql, pool].map((pool) => pool.end({ timeout: 1 })));
    },
  };
}

/** Streams of a project's events, and who has the project open. */
export const liveEndpoints =
  (live: Live): Feature =>
  (context) => {
    registerEndpoint(context, readEvents, readsProject, async ({ project, me, query, request, reply }) => {
      const { 'last-event-id': since } = request.headers;
      live.listen(reply, {
        project: project.id,
        userId: me?.id,
        address: addressOfVisitor(request),
        credential: credentialOf(request),
        client: query.client,
        since: typeof since === 'string' && since !== '' ? since : undefined,
      });
    });

    registerEndpoint(context, readNotificationEvents, signedIn, async ({ me, request, reply }) => {
      live.listenPersonally(reply, {
        userId: me.id,
        address: addressOfVisitor(request),
        credential: credentialOf(request),
      });
    });

    registerEndpoint(context, showPresence, userWhoReads, async ({ project, me, body }) => {
      const { client, string_id, is_writing, is_leaving } = body;
      const user = { id: me.id, username: me.username, avatar_image: me.avatar_image };
      if (is_leaving) live.leave({ project: project.id, user_id: me.id, client });
      else live.show({ project: project.id, user, client, string_id, is_writing });
    });
  };
