import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { LiveEvents } from '#contract/notices/live.ts';
import type { NOTIFICATION_EVENTS } from '#contract/notices/notifications.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Credential } from '../../core/auth/credential.ts';

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
export const HEARTBEAT = ':\n\n';

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
