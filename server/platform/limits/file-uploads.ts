import type { FastifyRequest } from 'fastify';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { busy } from '../http/failures.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { disconnectSignalOf } from './disconnect-signal.ts';
import { inTime } from './minimum-rate.ts';
import { visitorOf } from './visitor.ts';

/** How an uploaded file is read and handled. */
type Reading<Sent, Answer> = { read: () => Promise<Sent>; handle: (sent: Sent) => Promise<Answer> };

/**
 * Reads and handles uploaded files, such as images, which stay in memory meanwhile. A limited number is read at once,
 * per process and per visitor, while others wait unread; a smaller number of those that have arrived is handled at
 * once. Rejects with 429 and 503 `busy` as {@link createConcurrencyLimit} does, and with 503 `busy` if a file arrives
 * too slowly.
 */
export type FileUploads = <Sent, Answer>(
  request: FastifyRequest,
  reading: Reading<Sent, Answer>,
) => Promise<Answer>;

export function openFileUploads(): FileUploads {
  const arriving = createConcurrencyLimit(SERVICE_LIMITS.filesArriving);
  const processed = createConcurrencyLimit(SERVICE_LIMITS.filesProcessed);
  return async (request, { read, handle }) => {
    const { signal, stopListening } = disconnectSignalOf(request);
    try {
      const asker = { visitor: visitorOf(request), signal };
      return await arriving.run(asker, async () => {
        const sent = await inTime(request, read);
        return processed.run(asker, () => handle(sent));
      });
    } catch (error) {
      // The client has disconnected: not an error to log.
      throw signal.aborted ? busy(SERVICE_LIMITS.filesArriving.longestWait) : error;
    } finally {
      stopListening();
    }
  };
}
