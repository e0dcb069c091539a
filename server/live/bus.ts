import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../database/connect.ts';
import { notify } from './bus-queries.ts';
import { openEars } from './ears.ts';
import { inMessages, type Message, messageIn, type Page, type PageName, payloadOf } from './messages.ts';
import { doneSoon } from './soon.ts';

/** Milliseconds for which pokes are gathered, and what is told of presence. */
const POKES = 20;
const PRESENCE = 100;

/** More projects than this are not named. */
const MOST_PROJECTS = 400;

/** What this server hears. */
type Ears = {
  /** A message of another server, or of this one where that is about the log or about people. */
  heard(message: Message): void;
  /** Hears from now on, and may have missed something before. */
  begun(): void;
};

const pageKey = ({ project, user_id, client }: PageName) => `${project} ${user_id} ${client}`;

type Bus = {
  sql: Sql;
  /** Another pool, for the connection that hears. */
  beside: () => Sql;
  log: FastifyBaseLogger;
  ears: Ears;
};

/** What the servers of one database tell each other. What is lost on the way, the log or a little time brings. */
export function openBus({ sql, beside, log, ears: { heard, begun } }: Bus) {
  const name = randomUUID().slice(0, 8);
  const send = (messages: readonly Message[]) =>
    notify(
      sql,
      messages.map((message) => payloadOf(name, message)),
    );
  const failed = (error: unknown) => log.warn({ err: error }, 'the other servers could not be told');

  let projects = new Set<number>();
  let isAboutPeople = false;
  const pokes = doneSoon(
    { wait: POKES },
    async () => {
      const named = [...projects];
      const messages: Message[] = [
        ...(named.length > 0
          ? [{ about: 'log' as const, projects: named.length > MOST_PROJECTS ? null : named }]
          : []),
        ...(isAboutPeople ? [{ about: 'people' as const }] : []),
      ];
      projects = new Set();
      isAboutPeople = false;
      await send(messages);
    },
    failed,
  );

  /** The last that was said of each page: it is here, or it has left. */
  let pages = new Map<string, { here: Page } | { left: PageName }>();
  let isAsking = false;
  const presence = doneSoon(
    { wait: PRESENCE },
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
    failed,
  );

  const ears = openEars({
    open: beside,
    heard(payload) {
      const signed = messageIn(payload);
      if (!signed) return;
      const { from, message } = signed;
      if (from !== name || message.about === 'log' || message.about === 'people') heard(message);
    },
    begun,
    echo: () => void send([{ about: 'echo' }]).catch(failed),
    failed,
  });

  return {
    /** Something was written to a project's log. */
    poke(project: number) {
      projects.add(project);
      pokes.soon();
    },
    /** Somebody's session or standing has ended. */
    pokePeople() {
      isAboutPeople = true;
      pokes.soon();
    },
    sayHere(page: Page) {
      const { project, user, client } = page;
      pages.set(pageKey({ project, user_id: user.id, client }), { here: page });
      presence.soon();
    },
    sayLeft(page: PageName) {
      pages.set(pageKey(page), { left: page });
      presence.soon();
    },
    askWho() {
      isAsking = true;
      presence.soon();
    },
    /** Begins to hear, once. */
    hear: ears.begin,
    async stop() {
      await pokes.stop();
      await presence.stop();
      await ears.stop();
    },
  };
}
