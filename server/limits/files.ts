import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import { busy } from '../failures.ts';
import { hangUpOf } from './hang-up-of.ts';
import { watchPace } from './pace.ts';
import { visitorOf } from './visitor.ts';
import { openWorkQueue } from './work-queue.ts';

/** Reads a file that is sent, and does with it what the call is for. */
type Reading<Sent, Answer> = { read: () => Promise<Sent>; handle: (sent: Sent) => Promise<Answer> };

/**
 * Files that are sent as they are, such as images: each is in memory from its first byte until it was dealt with. So few are
 * read at once, in one process and of one visitor; the others are left unread meanwhile. Refuses with 429 and 503 `busy` as
 * {@link openWorkQueue} does, and with 503 `busy` one that comes too slowly to be waited for.
 */
export type Files = <Sent, Answer>(
  request: FastifyRequest,
  reading: Reading<Sent, Answer>,
) => Promise<Answer>;

export function openFiles(): Files {
  const queue = openWorkQueue(LIMITS.filesRead);
  return async (request, { read, handle }) => {
    const { signal, stopListening } = hangUpOf(request);
    try {
      return await queue.run({ visitor: visitorOf(request), signal }, async () =>
        handle(await inTime(request, read)),
      );
    } catch (error) {
      // Nobody waits for the answer, and it is no fault.
      throw signal.aborted ? busy(LIMITS.filesRead.longestWait) : error;
    } finally {
      stopListening();
    }
  };
}

async function inTime<Sent>(request: FastifyRequest, read: () => Promise<Sent>): Promise<Sent> {
  const given = Promise.withResolvers<never>();
  const timer = watchPace(request, given.reject);
  try {
    return await Promise.race([read(), given.promise]);
  } finally {
    clearTimeout(timer);
  }
}
