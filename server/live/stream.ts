import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { LiveEvents } from '#contract/live.ts';
import { LIMITS } from '#domain/limits.ts';

/** Who listens to which project. */
export type Subscriber = {
  readonly project: number;
  /** Undefined for a guest. */
  readonly userId: number | undefined;
  readonly address: string;
  readonly tokenHash: Buffer | undefined;
  /** The page, where it shows its user as present. */
  readonly client: string | undefined;
  /** The event after which it wants to go on. */
  readonly since: string | undefined;
};

/** An answer that stays open, for events. */
export type Stream = Subscriber & {
  /** Sends an event, or cuts off a reader who is too slow; nothing once it is closed. */
  send(event: string): void;
  /** Ends it, after the last event where there is one. */
  end(last?: string): void;
};

const HEADERS = {
  'content-type': 'text/event-stream',
  // no-transform: neither compressed nor held back on the way; the last is nginx's.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Milliseconds after which a browser connects again, not all at the same moment. */
const RETRY = { least: 1000, spread: 3000 };

/** A line that says nothing: that the connection is alive. */
export const HEARTBEAT = ':\n\n';

/** An event as it is sent. `data` is JSON; an id is what a browser brings when it connects again. */
export function eventText(name: keyof LiveEvents, data: string, id?: string): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${data}\n\n`;
}

/** Begins the answer, by hand from here on (docs/decisions/014); `closed` is called once it is over, whoever ended it. */
export function openStream(reply: FastifyReply, audience: Subscriber, closed: () => void): Stream {
  reply.hijack();
  const { raw } = reply;
  raw.on('close', closed);
  // A connection that breaks is closed, which is heard of above.
  raw.on('error', () => {});
  raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
  raw.write(`retry: ${Math.round(RETRY.least + Math.random() * RETRY.spread)}\n\n`);
  return {
    ...audience,
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
