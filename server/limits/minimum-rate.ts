import type { FastifyRequest } from 'fastify';
import { busy, type Refused } from '../http/failures.ts';

/**
 * Milliseconds between two checks of a body's progress, and the bytes that must arrive in between, because a slow body
 * occupies a slot.
 */
const CHECK_INTERVAL = 10_000;
const MIN_BYTES = 64 * 1024;

/** Calls `giveUp` if a body arrives too slowly, until the timer is cleared. */
export function enforceMinimumRate(
  { raw: { socket } }: FastifyRequest,
  giveUp: (why: Refused) => void,
): NodeJS.Timeout {
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < MIN_BYTES) giveUp(busy(CHECK_INTERVAL));
    before = socket.bytesRead;
  }, CHECK_INTERVAL);
  return timer.unref();
}
