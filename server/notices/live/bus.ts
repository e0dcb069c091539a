import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import {
  inMessages,
  listenForPayloads,
  type Message,
  messageIn,
  notificationMessages,
  type Page,
  type PageName,
  payloadOf,
  sendPayloads,
} from '../../core/events/bus-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { throttle } from './throttle.ts';

/** Milliseconds between two echoes, and the silence after which the connection counts as dead. */
const TIMES = { echo: 5000, silence: 15_000 };

type ListenerOptions = {
  /** Opens a pool for the connection that listens. */
  open(): Sql;
  onMessage(payload: string): void;
  /** Called when listening begins or begins again; earlier messages may have been missed. */
  onListening(): void;
  /** Sends a message that all servers receive, this one included. */
  sendEcho(): void;
  onError(error: unknown): void;
};

type Connection = { sql: Sql; lastMessageAt: number };

/**
 * Listens for messages and reconnects when the connection is lost. The driver notices a connection that was closed;
 * one that was cut off is noticed because this server's own echo does not come back.
 */
export function openListener(
  { open, onMessage, onListening, sendEcho, onError }: ListenerOptions,
  times = TIMES,
) {
  let connection: Connection | undefined;
  let isStopped = false;

  function start() {
    if (connection || isStopped) return;
    const newConnection: Connection = { sql: open(), lastMessageAt: performance.now() };
    connection = newConnection;
    const whileCurrent = (act: () => void) => {
      newConnection.lastMessageAt = performance.now();
      if (connection === newConnection) act();
    };
    listenForPayloads(
      newConnection.sql,
      (payload) => whileCurrent(() => onMessage(payload)),
      () => whileCurrent(onListening),
    ).catch(onError);
  }

  async function close() {
    const sql = connection?.sql;
    connection = undefined;
    await sql?.end({ timeout: 0 });
  }

  const timer = setInterval(() => {
    if (!connection) return;
    if (performance.now() - connection.lastMessageAt > times.silence) {
      close().catch(onError);
      start();
    }
    sendEcho();
  }, times.echo);

  return {
    start,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await close();
    },
  };
}

/** Milliseconds for which messages about changes and about presence are gathered. */
const NOTIFY_DELAY = 20;
const PRESENCE_DELAY = 100;

/** The most projects that a message names; a message about more names none of them. */
const MAX_NAMED_PROJECTS = 400;

type BusListener = {
  /** Called with each message of other servers, and with this server's own about the log or about users. */
  onMessage(message: Message): void;
  /** Called when listening begins or begins again; earlier messages may have been missed. */
  onListening(): void;
};

/** The messages that a server acts on although it has sent them. */
const OF_OWN_TOO: ReadonlySet<Message['about']> = new Set(['log', 'people', 'notices']);

const pageKey = ({ project, user_id, client }: PageName) => `${project} ${user_id} ${client}`;

type Bus = {
  sql: Sql;
  /** Opens a pool for the connection that listens. */
  connectSeparately: () => Sql;
  log: FastifyBaseLogger;
  listener: BusListener;
};

/** The messages between the servers of one database. Reading the log at intervals makes up for lost messages. */
export function openBus({ sql, connectSeparately, log, listener: { onMessage, onListening } }: Bus) {
  const name = randomUUID().slice(0, 8);
  const send = (messages: readonly Message[]) =>
    sendPayloads(
      sql,
      messages.map((message) => payloadOf(name, message)),
    );
  const onError = (error: unknown) => log.warn({ err: error }, 'could not notify other servers');

  let projects = new Set<number>();
  let areUsersAffected = false;
  let readers = new Set<number>();
  const changes = throttle(
    { wait: NOTIFY_DELAY },
    async () => {
      const named = [...projects];
      const messages: Message[] = [
        ...(named.length > 0
          ? [{ about: 'log' as const, projects: named.length > MAX_NAMED_PROJECTS ? null : named }]
          : []),
        ...(areUsersAffected ? [{ about: 'people' as const }] : []),
        ...notificationMessages([...readers]),
      ];
      projects = new Set();
      areUsersAffected = false;
      readers = new Set();
      await send(messages);
    },
    onError,
  );

  /** The last state of each page to send. */
  let pages = new Map<string, { here: Page } | { left: PageName }>();
  let isAsking = false;
  const presence = throttle(
    { wait: PRESENCE_DELAY },
    async () => {
      const states = [...pages.values()];
      const asks = isAsking;
      pages = new Map();
      isAsking = false;
      await send([
        ...inMessages(
          states.flatMap((state) => ('here' in state ? [state.here] : [])),
          (some) => ({ about: 'here', pages: some }),
        ),
        ...inMessages(
          states.flatMap((state) => ('left' in state ? [state.left] : [])),
          (some) => ({ about: 'left', pages: some }),
        ),
        ...(asks ? [{ about: 'who' as const }] : []),
      ]);
    },
    onError,
  );

  const listener = openListener({
    open: connectSeparately,
    onMessage(payload) {
      const signed = messageIn(payload);
      if (!signed) return;
      const { from, message } = signed;
      if (from !== name || OF_OWN_TOO.has(message.about)) onMessage(message);
    },
    onListening,
    sendEcho: () => void send([{ about: 'echo' }]).catch(onError),
    onError,
  });

  return {
    /** Announces new entries in a project's log. */
    notify(project: number) {
      projects.add(project);
      changes.schedule();
    },
    /** Announces that the session or access of a user has changed. */
    notifyUsers() {
      areUsersAffected = true;
      changes.schedule();
    },
    /** Announces that the unread notifications of a user have changed. */
    notifyReader(user: number) {
      readers.add(user);
      changes.schedule();
    },
    announcePage(page: Page) {
      const { project, user, client } = page;
      pages.set(pageKey({ project, user_id: user.id, client }), { here: page });
      presence.schedule();
    },
    announceLeft(page: PageName) {
      pages.set(pageKey(page), { left: page });
      presence.schedule();
    },
    askForPages() {
      isAsking = true;
      presence.schedule();
    },
    startListening: listener.start,
    async stop() {
      await changes.stop();
      await presence.stop();
      await listener.stop();
    },
  };
}
