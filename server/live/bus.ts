import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../database/connect.ts';
import { sendNotifications } from './bus-queries.ts';
import { openListener } from './listener.ts';
import { inMessages, type Message, messageIn, type Page, type PageName, payloadOf } from './messages.ts';
import { throttle } from './throttle.ts';

/** Milliseconds for which pokes are gathered, and what is told of presence. */
const NOTIFY_DELAY = 20;
const PRESENCE_DELAY = 100;

/** More projects than this are not named. */
const MAX_NAMED_PROJECTS = 400;

/** What this server hears. */
type BusListener = {
  /** A message of another server, or of this one where that is about the log or about people. */
  onMessage(message: Message): void;
  /** Hears from now on, and may have missed something before. */
  onListening(): void;
};

const pageKey = ({ project, user_id, client }: PageName) => `${project} ${user_id} ${client}`;

type Bus = {
  sql: Sql;
  /** Another pool, for the connection that hears. */
  connectSeparately: () => Sql;
  log: FastifyBaseLogger;
  listener: BusListener;
};

/** What the servers of one database tell each other. What is lost on the way, the log or a little time brings. */
export function openBus({ sql, connectSeparately: beside, log, listener: { onMessage, onListening } }: Bus) {
  const name = randomUUID().slice(0, 8);
  const send = (messages: readonly Message[]) =>
    sendNotifications(
      sql,
      messages.map((message) => payloadOf(name, message)),
    );
  const onError = (error: unknown) => log.warn({ err: error }, 'the other servers could not be told');

  let projects = new Set<number>();
  let areUsersAffected = false;
  const notifications = throttle(
    { wait: NOTIFY_DELAY },
    async () => {
      const named = [...projects];
      const messages: Message[] = [
        ...(named.length > 0
          ? [{ about: 'log' as const, projects: named.length > MAX_NAMED_PROJECTS ? null : named }]
          : []),
        ...(areUsersAffected ? [{ about: 'people' as const }] : []),
      ];
      projects = new Set();
      areUsersAffected = false;
      await send(messages);
    },
    onError,
  );

  /** The last that was said of each page: it is here, or it has left. */
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
    open: beside,
    onMessage(payload) {
      const signed = messageIn(payload);
      if (!signed) return;
      const { from, message } = signed;
      if (from !== name || message.about === 'log' || message.about === 'people') onMessage(message);
    },
    onListening,
    sendEcho: () => void send([{ about: 'echo' }]).catch(onError),
    onError,
  });

  return {
    /** Something was written to a project's log. */
    notify(project: number) {
      projects.add(project);
      notifications.schedule();
    },
    /** Somebody's session or standing has ended. */
    notifyUsers() {
      areUsersAffected = true;
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
    /** Begins to hear, once. */
    startListening: listener.start,
    async stop() {
      await notifications.stop();
      await presence.stop();
      await listener.stop();
    },
  };
}
