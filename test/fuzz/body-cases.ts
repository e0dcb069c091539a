import { type ClientRequest, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Call } from '#contract/calls.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { WORST_BODIES, zipped } from './worst-bodies.ts';

export type Headers = Record<string, string>;
export type Way = {
  headers?: Headers;
  isChunked?: boolean;
  path?: string;
  /** The number of bytes that the request claims beyond those it sends; negative if it claims fewer. */
  claimed?: number;
  /** Sent in small pieces with pauses. */
  isSlow?: boolean;
};

/**
 * The pieces of a slow body, the milliseconds between them, and how long to wait if more bytes are claimed than sent.
 */
const SLOW = { pieces: 8, between: 10 };
const WAITED = 100;

/** Sends these bytes and returns the status; 0 if the connection was closed first. */
export function send(
  address: string,
  method: string,
  path: string,
  headers: Headers,
  body: string | Buffer,
  { claimed = 0, isSlow = false }: Way = {},
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, address), { method, headers, agent: false }, (answer) => {
      answer
        .on('data', () => {})
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    if (claimed > 0) {
      sent.write(body);
      setTimeout(WAITED).then(() => sent.destroy());
    } else if (isSlow) void sendSlowly(sent, Buffer.from(body));
    else sent.end(body);
  });
}

async function sendSlowly(sent: ClientRequest, body: Buffer) {
  const size = Math.ceil(body.length / SLOW.pieces);
  for (let at = 0; at < body.length && !sent.destroyed; at += size) {
    sent.write(body.subarray(at, at + size));
    await setTimeout(SLOW.between);
  }
  sent.end();
}

/** A body to send, by its name. */
export type BodyCase = { name: string; body: () => string | Buffer; way?: Way };

/** The worst bodies for a call, and the worst ways to send them. */
export function shotsAt({ bodyLimit = LIMITS.bodyBytes, body }: Call): BodyCase[] {
  const inline = Math.min(bodyLimit, SERVICE_LIMITS.inlineBodyBytes);
  const isBlank = (name: string) => name.includes('white space') && body.type === 'undefined';
  const shots = Object.entries(WORST_BODIES)
    .filter(([name]) => !isBlank(name))
    .map(([name, make]): BodyCase => ({ name, body: () => make(inline - 200) }));
  const large = bodyLimit > inline ? shots.filter((_, nth) => nth % 8 === 0) : [];
  return [
    ...shots,
    ...large.map(
      ({ name }): BodyCase => ({
        name: `${name}, ${bodyLimit} bytes`,
        body: () => WORST_BODIES[name]?.(bodyLimit - 200) ?? '',
      }),
    ),
    { name: 'gzip', body: () => zipped(inline), way: { headers: { 'content-encoding': 'gzip' } } },
    { name: 'more than the limit', body: () => `[${'{},'.repeat(inline)}]` },
    {
      name: 'chunks without a length',
      body: () => `[${'{},'.repeat(inline / 4)}{}]`,
      way: { isChunked: true },
    },
    {
      name: 'a type of another kind',
      body: () => 'a=1&'.repeat(inline / 5),
      way: { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    },
    {
      name: 'less than was claimed',
      body: () => '['.repeat(1000),
      way: { claimed: inline - 2000 },
    },
    { name: 'more than was claimed', body: () => `[${'{},'.repeat(inline / 8)}{}]`, way: { claimed: -1000 } },
    { name: 'slowly', body: () => `[${'{},'.repeat(inline / 8)}{}]`, way: { isSlow: true } },
    { name: 'many parameters', body: () => '{}', way: { path: `?${'a=1&'.repeat(3500)}` } },
    { name: 'a long parameter', body: () => '{}', way: { path: `?name=${'%20'.repeat(4500)}` } },
    { name: 'many cookies', body: () => '{}', way: { headers: { cookie: 'a=1; '.repeat(2500) } } },
  ];
}
