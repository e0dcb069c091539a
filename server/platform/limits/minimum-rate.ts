import type { FastifyRequest } from 'fastify';
import { tooSlow } from '../http/drain-unread.ts';
import { busy, type Refused } from '../http/failures.ts';

/**
 * Milliseconds between two checks of a body's progress, and the bytes that must arrive in between, because a slow body
 * occupies a slot.
 */
const CHECK_INTERVAL = 10_000;
const MIN_BYTES = 64 * 1024;

/**
 * Calls `giveUp` if a body arrives too slowly, until the timer is cleared. `busyFor` says for how many milliseconds so
 * far the server did not read, which is not the client's fault.
 */
export function enforceMinimumRate(
  { raw }: { raw: { socket: Pick<FastifyRequest['raw']['socket'], 'bytesRead'> } },
  giveUp: (why: Refused) => void,
  busyFor: () => number = () => 0,
): NodeJS.Timeout {
  const { socket } = raw;
  let before = { bytes: socket.bytesRead, busy: busyFor() };
  const timer = setInterval(() => {
    const now = { bytes: socket.bytesRead, busy: busyFor() };
    const waited = CHECK_INTERVAL - (now.busy - before.busy);
    const isSlow = now.bytes - before.bytes < (MIN_BYTES * waited) / CHECK_INTERVAL;
    if (isSlow && waited > CHECK_INTERVAL / 2) {
      tooSlow(raw);
      giveUp(busy(CHECK_INTERVAL));
    }
    before = now;
  }, CHECK_INTERVAL);
  return timer.unref();
}

/** Reads a body; rejects with 503 `busy` if it arrives too slowly, after which the connection is closed. */
export async function inTime<Sent>(request: FastifyRequest, read: () => Promise<Sent>): Promise<Sent> {
  const given = Promise.withResolvers<never>();
  const timer = enforceMinimumRate(request, given.reject);
  try {
    return await Promise.race([read(), given.promise]);
  } finally {
    clearInterval(timer);
  }
}

/** A body, and for how many milliseconds whoever takes its pieces has not asked for the next one so far. */
export function timedBody(pieces: AsyncIterable<Uint8Array>): {
  pieces: AsyncIterable<Uint8Array>;
  busyFor: () => number;
} {
  let sum = 0;
  let since: number | undefined;
  const sinceThen = () => (since === undefined ? 0 : performance.now() - since);
  async function* timed() {
    for await (const piece of pieces) {
      since = performance.now();
      yield piece;
      sum += sinceThen();
      since = undefined;
    }
  }
  return { pieces: timed(), busyFor: () => sum + sinceThen() };
}
