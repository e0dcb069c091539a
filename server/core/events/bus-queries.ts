import { z } from 'zod';
import type { Sql } from '../../platform/database/connect.ts';

/** An open page that shows its user as present. */
const Page = z.object({
  project: z.int(),
  user: z.object({ id: z.int(), username: z.string(), avatar_image: z.string().nullable() }),
  client: z.string(),
  string_id: z.int().nullable(),
  is_writing: z.boolean(),
});
export type Page = z.infer<typeof Page>;

/** The key of a page. */
const PageName = z.object({ project: z.int(), user_id: z.int(), client: z.string() });
export type PageName = z.infer<typeof PageName>;

/** A message between servers; each is a NOTIFY. */
const Message = z.discriminatedUnion('about', [
  /** The logs of these projects have new entries; null: of any project. */
  z.object({ about: z.literal('log'), projects: z.array(z.int()).nullable() }),
  /** The session or access of a user has changed. */
  z.object({ about: z.literal('people') }),
  /** The unread notifications of these users have changed; null: of any user. */
  z.object({ about: z.literal('notices'), users: z.array(z.int()).nullable() }),
  z.object({ about: z.literal('here'), pages: z.array(Page) }),
  z.object({ about: z.literal('left'), pages: z.array(PageName) }),
  /** Asks the other servers for their open pages. */
  z.object({ about: z.literal('who') }),
  /** Checks that the connection still works. */
  z.object({ about: z.literal('echo') }),
]);
export type Message = z.infer<typeof Message>;

const Signed = z.object({ from: z.string(), message: Message });

/** The payload of a message, with its sender. */
export const payloadOf = (from: string, message: Message) => JSON.stringify({ from, message });

/** Reads a payload; undefined for one of another version of the service. */
export function messageIn(payload: string) {
  try {
    return Signed.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** The maximum bytes of a list in a message, because a NOTIFY carries less than 8000. */
const MOST_BYTES = 7800;

/** Splits a list into as few messages as possible. */
export function inMessages<Item>(items: readonly Item[], messageOf: (some: Item[]) => Message): Message[] {
  const lists: Item[][] = [];
  let size = MOST_BYTES;
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (size + bytes > MOST_BYTES) {
      lists.push([]);
      size = 0;
    }
    lists.at(-1)?.push(item);
    size += bytes;
  }
  return lists.map(messageOf);
}

const CHANNEL = 'dragoman_live';

/**
 * Sends messages to all servers in one statement. It must not run inside a transaction: committing a NOTIFY takes a
 * lock of the whole database.
 */
export async function sendPayloads(sql: Sql, payloads: readonly string[]): Promise<void> {
  await sql`SELECT pg_notify(${CHANNEL}, payload) FROM unnest(${[...payloads]}::text[]) AS payload`;
}

/**
 * Receives the messages of all servers, this one included. `onListening` is called now and after each reconnection.
 */
export async function listenForPayloads(
  sql: Sql,
  onMessage: (payload: string) => void,
  onListening: () => void,
): Promise<void> {
  await sql.listen(CHANNEL, onMessage, onListening);
}

/** Has all servers check again who may listen, after a job has ended sessions. */
export const announceAccess = (sql: Sql): Promise<void> =>
  sendPayloads(sql, [payloadOf('job', { about: 'people' })]);

/** Announces new entries in a project's log that a job has written, as the bus does for those of requests. */
export const announceEntries = (sql: Sql, project: number): Promise<void> =>
  sendPayloads(sql, [payloadOf('job', { about: 'log', projects: [project] })]);

/** The most users that are named; of more, the pages of all users ask. */
const MOST_NAMED = 500;

/** Messages that the unread notifications of users have changed. */
export const notificationMessages = (users: readonly number[]) =>
  users.length > MOST_NAMED
    ? [{ about: 'notices' as const, users: null }]
    : inMessages(users, (some) => ({ about: 'notices', users: some }));

/** Announces that users have new notifications, after they are committed. */
export async function announceNotifications(sql: Sql, users: readonly number[]): Promise<void> {
  if (users.length === 0) return;
  await sendPayloads(
    sql,
    notificationMessages(users).map((message) => payloadOf('job', message)),
  );
}
