import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { noticesMessages } from '../../core/events/announce.ts';
import { sendNotifications } from '../../core/events/bus-queries.ts';
import {
  inMessages,
  type Message,
  messageIn,
  type Page,
  type PageName,
  payloadOf,
} from '../../core/events/messages.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { openListener } from './listener.ts';
import { throttle } from './throttle.ts';

/** Milliseconds for which notifications and presence messages are gathered. */
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
    sendNotifications(
      sql,
      messages.map((message) => payloadOf(name, message)),
    );
  const onError = (error: unknown) => log.warn({ err: error }, 'could not notify other servers');

  let projects = new Set<number>();
  let areUsersAffected = false;
  let readers = new Set<number>();
  const notifications = throttle(
    { wait: NOTIFY_DELAY },
    async () => {
      const named = [...projects];
      const messages: Message[] = [
        ...(named.length > 0
          ? [{ about: 'log' as const, projects: named.length > MAX_NAMED_PROJECTS ? null : named }]
          : []),
        ...(areUsersAffected ? [{ about: 'people' as const }] : []),
        ...noticesMessages([...readers]),
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
      const said = [...pages.values()];
      const asks = isAsking;
      pages = new Map();
      isAsking = false;
      await send([
        ...inMessages(
          said.flatMap((one) => ('here' in one ? [one.here] : [])),
          (some) => ({ about: 'here', pages: some }),
        ),
        ...inMessages(
          said.flatMap((one) => ('left' in one ? [one.left] : [])),
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
      notifications.schedule();
    },
    /** Announces that the session or access of a user has changed. */
    notifyUsers() {
      areUsersAffected = true;
      notifications.schedule();
    },
    /** Announces that the unread notifications of a user have changed. */
    notifyReader(user: number) {
      readers.add(user);
      notifications.schedule();
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
      await notifications.stop();
      await presence.stop();
      await listener.stop();
    },
  };
}
