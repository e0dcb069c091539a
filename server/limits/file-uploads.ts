import type { FastifyRequest } from 'fastify';
import { SERVICE_LIMITS } from '#domain/service-limits.ts';
import { busy } from '../http/failures.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { disconnectSignalOf } from './disconnect-signal.ts';
import { enforceMinimumRate } from './minimum-rate.ts';
import { visitorOf } from './visitor.ts';

/** How an uploaded file is read and handled. */
type Reading<Sent, Answer> = { read: () => Promise<Sent>; handle: (sent: Sent) => Promise<Answer> };

/**
 * Reads and handles uploaded files, such as images, which are in memory meanwhile. A limited number is read at once,
 * per process and per visitor; others wait unread. Rejects with 429 and 503 `busy` as {@link createConcurrencyLimit}
 * does, and with 503 `busy` if a file arrives too slowly.
 */
export type FileUploads = <Sent, Answer>(
  request: FastifyRequest,
  reading: Reading<Sent, Answer>,
) => Promise<Answer>;

export function openFileUploads(): FileUploads {
  const queue = createConcurrencyLimit(SERVICE_LIMITS.filesRead);
  return async (request, { read, handle }) => {
    const { signal, stopListening } = disconnectSignalOf(request);
    try {
      return await queue.run({ visitor: visitorOf(request), signal }, async () =>
        handle(await inTime(request, read)),
      );
    } catch (error) {
      // The client has disconnected: not an error to log.
      throw signal.aborted ? busy(SERVICE_LIMITS.filesRead.longestWait) : error;
    } finally {
      stopListening();
    }
  };
}

async function inTime<Sent>(request: FastifyRequest, read: () => Promise<Sent>): Promise<Sent> {
  const given = Promise.withResolvers<never>();
  const timer = enforceMinimumRate(request, given.reject);
  try {
    return await Promise.race([read(), given.promise]);
  } finally {
    clearTimeout(timer);
  }
}
