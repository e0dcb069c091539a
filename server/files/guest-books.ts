import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { QueryOf } from '#contract/core/endpoint.ts';
import { exportAsBook, guestBook } from '#contract/files/files.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Feature } from '../core/endpoints/app-context.ts';
import { registerEndpoint } from '../core/endpoints/register-endpoint.ts';
import { eventsUpTo } from '../core/events/position-queries.ts';
import { guestWhoReads } from '../core/guards/guards.ts';
import type { LoadedProject } from '../core/guards/queries.ts';
import { CACHE_FOR_GUESTS } from '../platform/http/cache-control.ts';
import { forbidden } from '../platform/http/failures.ts';
import type { FileFacts } from '../platform/import-workers/messages.ts';
import { addressOfProject } from './address-of-project.ts';
import { offersBooks } from './export-queries.ts';
import { sendFile } from './send-file.ts';

type BookRequest = { project: LoadedProject; query: QueryOf<typeof guestBook>; request: FastifyRequest };

/** A made book, and the number of its project's events before it was made. */
type MadeBook = { version: number; file: FileFacts; content: Buffer };

/**
 * The books of public projects whose managers offer them to everyone (exports.37). Each is made once for a version of its project, by
 * the workers of exports, and everybody who asks meanwhile waits for the same one.
 */
export const guestBooks: Feature = (context) => {
  const { sql, settings } = context;
  const books = new LRUCache<string, MadeBook>({
    maxSize: SERVICE_LIMITS.guestBooksBytes,
    ttl: SERVICE_LIMITS.guestBookLasts,
    sizeCalculation: ({ content }) => content.length + 1024,
  });
  const underWay = new Map<string, Promise<MadeBook>>();

  async function make({ project, query, request }: BookRequest, version: number): Promise<MadeBook> {
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
    return {
      version,
      file,
      content: text instanceof Readable ? await wholeOf(text, SERVICE_LIMITS.guestBookBytes) : text,
    };
  }

  async function bookOf(asked: BookRequest): Promise<MadeBook> {
    const { project, query } = asked;
    const key = `${project.id} ${query.format} ${query.lang}`;
    // Read before the texts, so that a write meanwhile makes the book old.
    const { version } = await eventsUpTo(sql, project.id);
    for (let running = underWay.get(key); running; running = underWay.get(key)) {
      // Who asked first may have gone, which ends the worker.
      const book = await running.catch(() => undefined);
      if (book && book.version >= version) return book;
    }
    const last = books.get(key);
    if (last?.version === version) return last;
    const making = make(asked, version).finally(() => underWay.delete(key));
    underWay.set(key, making);
    const book = await making;
    books.set(key, book);
    return book;
  }

  registerEndpoint(context, guestBook, guestWhoReads, async ({ project, query, request, reply }) => {
    if (!(await offersBooks(sql, project.id))) throw forbidden('project', 'noBooks');
    reply.header('cache-control', CACHE_FOR_GUESTS);
    if (request.method === 'HEAD') {
      await reply.code(200).send();
      return;
    }
    const { file, content } = await bookOf({ project, query, request });
    await sendFile(reply, file, content);
  });
};

/** The bytes of a book, which everybody who asks for it shares; more than `most` are too large to be kept in memory, and refused. */
export async function wholeOf(pieces: Readable, most: number): Promise<Buffer> {
  const read: Buffer[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    // Leaving the loop ends the worker's answer.
    if (bytes > most) throw forbidden('project', 'tooMany');
    read.push(piece);
  }
  return Buffer.concat(read);
}
