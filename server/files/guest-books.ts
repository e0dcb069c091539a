import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { QueryOf } from '#contract/endpoint.ts';
import { exportAsBook, guestBook } from '#contract/files.ts';
import { SERVICE_LIMITS } from '#domain/service-limits.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { eventsUpTo } from '../events/position-queries.ts';
import { guestWhoReads } from '../guards/guards.ts';
import type { LoadedProject } from '../guards/queries.ts';
import { CACHE_FOR_GUESTS } from '../http/cache-control.ts';
import { forbidden } from '../http/failures.ts';
import type { FileFacts } from '../import-workers/messages.ts';
import { addressOfProject } from './address-of-project.ts';
import { offersBooks } from './export-queries.ts';
import { sendFile } from './send-file.ts';

/** A made book, and the number of its project's events when it was made. */
type MadeBook = { version: number; file: FileFacts; content: Buffer };

/**
 * The books of public projects whose managers offer them to everyone (exports.37). Each is made once for a version of its project, by
 * the workers of exports, and everybody who asks meanwhile waits for the same one.
 */
export const guestBooks: Feature = (context) => {
  const { sql, settings } = context;
  const kept = new LRUCache<string, MadeBook>({
    maxSize: SERVICE_LIMITS.guestBooksBytes,
    ttl: SERVICE_LIMITS.guestBookLasts,
    sizeCalculation: ({ content }) => content.length + 1024,
  });
  const underWay = new Map<string, Promise<MadeBook>>();

  async function make(
    project: LoadedProject,
    query: QueryOf<typeof guestBook>,
    request: FastifyRequest,
  ): Promise<MadeBook> {
    // Read before the texts, so that a write meanwhile makes the book old.
    const { version } = await eventsUpTo(sql, project.id);
    // Caches give to all what one client called the service.
    const address = addressOfProject(settings.publicUrl ?? '', project.handle);
    const handled = {
      loaded: { project, address },
      query: exportAsBook.query.parse({ ...query, excludes_needs_review: 'true' }),
      once: undefined,
    };
    const { text, file } = await context.exports.answer({
      endpoint: exportAsBook,
      pieces: Readable.from([]),
      handled: async () => handled,
      request,
    });
    if (!file) throw new Error('an export answers a file');
    return { version, file, content: text instanceof Readable ? await buffer(text) : text };
  }

  async function bookOf(
    project: LoadedProject,
    query: QueryOf<typeof guestBook>,
    request: FastifyRequest,
  ): Promise<MadeBook> {
    const key = `${project.id} ${query.format} ${query.lang}`;
    const { version } = await eventsUpTo(sql, project.id);
    const isCurrent = (book: MadeBook | undefined) => book?.version === version;
    for (;;) {
      const last = kept.get(key);
      if (last && isCurrent(last)) return last;
      const running = underWay.get(key);
      if (!running) break;
      // Who asked first may have gone, which ends the worker.
      const made = await running.catch(() => undefined);
      if (made && made.version >= version) return made;
    }
    const making = make(project, query, request).finally(() => underWay.delete(key));
    underWay.set(key, making);
    const made = await making;
    kept.set(key, made);
    return made;
  }

  registerEndpoint(context, guestBook, guestWhoReads, async ({ project, query, request, reply }) => {
    if (!(await offersBooks(sql, project.id))) throw forbidden('project', 'noBooks');
    reply.header('cache-control', CACHE_FOR_GUESTS);
    if (request.method === 'HEAD') {
      await reply.code(200).send();
      return;
    }
    const { file, content } = await bookOf(project, query, request);
    await sendFile(reply, file, content);
  });
};
