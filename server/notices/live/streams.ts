import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { LiveEvents } from '#contract/notices/live.ts';
import type { NOTIFICATION_EVENTS } from '#contract/notices/notifications.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Credential } from '../../core/auth/credential.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Who subscribes to the events of which project. */
export type Subscriber = {
  readonly project: number;
  /** Undefined for a guest. */
  readonly userId: number | undefined;
  readonly address: string;
  /** Undefined for a guest. */
  readonly credential: Credential | undefined;
  /** The id of the page, if it shows its user as present. */
  readonly client: string | undefined;
  /** The last event that the client has. */
  readonly since: string | undefined;
};

/** An open response that events are sent to. */
export type Stream = Subscriber & {
  /** Sends an event, or disconnects a client that reads too slowly. Does nothing once the stream is closed. */
  send(event: string): void;
  /** Closes the stream, after a last event if there is one. */
  end(last?: string): void;
};

const HEADERS = {
  'content-type': 'text/event-stream',
  // `no-transform` prevents compression and buffering; the last header is nginx's.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Milliseconds after which a browser reconnects, spread so that not all do at once. */
const RETRY = { least: 1000, spread: 3000 };

/** A comment line that keeps the connection alive. */
export const HEARTBEAT_EVENT = ':\n\n';

/** The text of an event. `data` is JSON; a browser sends the last `id` when it reconnects. */
export function eventText(
  name: keyof LiveEvents | keyof typeof NOTIFICATION_EVENTS,
  data: string,
  id?: string,
): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;
}

/** Starts the response and takes it over from Fastify (docs/decisions/014). `closed` is called when it has ended. */
export function openStream(reply: FastifyReply, subscriber: Subscriber, closed: () => void): Stream {
  reply.hijack();
  const { raw } = reply;
  raw.on('close', closed);
  // A broken connection also emits `close`.
  raw.on('error', () => {});
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
  raw.write(`retry: ${Math.round(RETRY.least + Math.random() * RETRY.spread)}\n\n`);
  return {
    ...subscriber,
    send: (event) => write(raw, event),
    end(last) {
      if (last !== undefined) write(raw, last);
      raw.end();
    },
  };
}

function write(raw: ServerResponse, event: string) {
  if (raw.writableEnded || raw.destroyed) return;
  if (raw.writableLength > LIMITS.liveWaitingBytes) raw.destroy();
  else raw.write(event);
}

/** The open streams of this server. */
export type Streams = ReturnType<typeof createStreams>;

/** The most streams of a server, of a user, and of the guests of an address (live.8). */
export type StreamLimits = Pick<Settings, 'streams' | 'streamsPerUser' | 'streamsPerAddress'>;

/** Keeps the open streams by project, and counts those of each user and address. */
export function createStreams({ streams: maxStreams, streamsPerUser, streamsPerAddress }: StreamLimits) {
  const byProject = new Map<number, Set<Stream>>();
  /** The streams of users about their own notifications, by user. */
  const byUser = new Map<number, Set<Stream>>();
  const amounts = new Map<string, number>();
  let all = 0;

  /** Keeps a stream in one of the maps, or drops it; each counts for its user or address. */
  function keep(map: Map<number, Set<Stream>>, key: number, stream: Stream) {
    all += 1;
    change(ownerOf(stream), 1);
    const others = map.get(key);
    if (others) others.add(stream);
    else map.set(key, new Set([stream]));
  }
  function drop(from: Map<number, Set<Stream>>, key: number, stream: Stream) {
    const others = from.get(key);
    if (!others?.delete(stream)) return;
    if (others.size === 0) from.delete(key);
    all -= 1;
    change(ownerOf(stream), -1);
  }

  const change = (who: string, by: number) => {
    const amount = (amounts.get(who) ?? 0) + by;
    if (amount === 0) amounts.delete(who);
    else amounts.set(who, amount);
  };

  return {
    /** Why another stream is refused: the server is full, or the user or address has too many. */
    whyNotOpen(subscriber: Pick<Subscriber, 'userId' | 'address'>): 'full' | 'tooMany' | undefined {
      if (all >= maxStreams) return 'full';
      const mostOfOwner = subscriber.userId === undefined ? streamsPerAddress : streamsPerUser;
      return (amounts.get(ownerOf(subscriber)) ?? 0) >= mostOfOwner ? 'tooMany' : undefined;
    },
    add: (stream: Stream) => keep(byProject, stream.project, stream),
    remove: (stream: Stream) => drop(byProject, stream.project, stream),
    addPersonal: (user: number, stream: Stream) => keep(byUser, user, stream),
    removePersonal: (user: number, stream: Stream) => drop(byUser, user, stream),
    /** The streams of a user about their own notifications, and all of them by user. */
    personalOf: (user: number): Iterable<Stream> => byUser.get(user) ?? [],
    personal: (): ReadonlyMap<number, Iterable<Stream>> => byUser,
    of: (project: number): Iterable<Stream> => byProject.get(project) ?? [],
    isWatched: (project: number): boolean => byProject.has(project),
    amount: (): number => all,
    /** The streams of projects. */
    all: (): Stream[] => [...byProject.values()].flatMap((streams) => [...streams]),
    /** Whether a user's page has a stream here. */
    hasPage: (project: number, userId: number, client: string): boolean =>
      [...(byProject.get(project) ?? [])].some(
        (stream) => stream.userId === userId && stream.client === client,
      ),
  };
}

const ownerOf = ({ userId, address }: Pick<Subscriber, 'userId' | 'address'>) =>
  userId === undefined ? `address ${address}` : `user ${userId}`;
