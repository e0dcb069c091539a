import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { endpoint } from '#contract/core/endpoint.ts';
import { route } from '#contract/core/route.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { type DescriptionPlace, type NotePlace, newLookState } from '#domain/files/books/model/looks.ts';
import { openBook } from '#domain/files/books/open-book.ts';
import type { BitmapType, TextLook } from '#domain/files/looks/look.ts';
import { isBook } from '#domain/formats/model/format.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import type { FileAnswer, Snapshot } from '../../platform/import-workers/messages.ts';
import { readFile } from '../books/queries.ts';
import { newPictures, takePictures } from './read-looks.ts';

/** The call of a worker that reads the kept file of a book; no client makes it. */
export const readKeptBook = endpoint(route('GET', '/api/projects/:project/book-file'), {
  summary: 'Read what the texts of a kept book look like, and its pictures',
});

type BookKey = { readonly project: number; readonly file: string; readonly language: string };

/** What the reading page has of a book: the looks of its texts by their places, its notes, and its pictures by their names. */
export type KeptBook = {
  readonly looks: ReadonlyMap<string, TextLook>;
  readonly notes: ReadonlyMap<number, NotePlace>;
  readonly descriptions: readonly DescriptionPlace[];
  readonly pictures: ReadonlyMap<string, BookPicture>;
};

type BookPicture = {
  readonly type: BitmapType;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
};

/** What stands before the bytes of the pictures, as JSON behind its length. */
type Head = {
  readonly looks: [string, TextLook][];
  readonly notes: [number, NotePlace][];
  readonly descriptions: readonly DescriptionPlace[];
  readonly pictures: [string, Omit<BookPicture, 'bytes'> & { size: number }][];
};

/** Bytes of the length of the head. */
const LENGTH = 4;

/** Handles readKeptBook in a worker, because a book takes seconds. */
export const handleReadKeptBook =
  ({ snapshot }: { snapshot: Snapshot }) =>
  async ({ project, file, language }: BookKey): Promise<FileAnswer> => {
    const stored = await snapshot((tx) => readFile(tx, project, file));
    if (!stored || !isBook(stored.format))
      return answerOf({ looks: [], notes: [], descriptions: [], pictures: [] }, []);
    const book = openBook(stored.bytes, stored.format, language);
    const read = book.looks?.(newLookState());
    const taken = newPictures();
    takePictures(book, new Map(read?.pictures.map((name) => [name, name])), taken);
    const pictures = [...taken.pictures];
    return answerOf(
      {
        looks: [...(read?.looks ?? [])],
        notes: [...(read?.notes ?? [])],
        descriptions: read?.descriptions ?? [],
        pictures: pictures.map(([name, { type, width, height, bytes }]) => [
          name,
          { type, width, height, size: bytes.length },
        ]),
      },
      pictures.map(([, { bytes }]) => bytes),
    );
  };

function answerOf(head: Head, pictures: readonly Uint8Array[]): FileAnswer {
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(json.length);
  return { name: '', mediaType: '', bytes: Buffer.concat([length, json, ...pictures]) };
}

function keptBookIn(answer: Buffer): KeptBook {
  const end = LENGTH + answer.readUInt32BE(0);
  const { looks, notes, descriptions, pictures }: Head = JSON.parse(answer.subarray(LENGTH, end).toString());
  let at = end;
  return {
    looks: new Map(looks),
    notes: new Map(notes),
    descriptions,
    pictures: new Map(
      pictures.map(([name, { size, ...facts }]) => {
        at += size;
        return [name, { ...facts, bytes: answer.subarray(at - size, at) }];
      }),
    ),
  };
}

export type KeptBooks = { of(key: BookKey, request: FastifyRequest): Promise<KeptBook> };

/**
 * The books that are read, in memory: each is read once by a worker of exports, and everybody who asks meanwhile waits for that. A file is
 * named by its content, so what is kept never gets old.
 */
export function openKeptBooks({ exports }: Pick<AppContext, 'exports'>): KeptBooks {
  const cache = new LRUCache<string, { file: KeptBook; size: number }>({
    maxSize: SERVICE_LIMITS.bookFilesBytes,
    sizeCalculation: ({ size }) => size,
  });
  const underWay = new Map<string, Promise<KeptBook>>();

  async function read(key: string, book: BookKey, request: FastifyRequest): Promise<KeptBook> {
    const handled = { loaded: book, query: {}, once: undefined };
    const { text } = await exports.answer({
      endpoint: readKeptBook,
      pieces: Readable.from([]),
      handled: async () => handled,
      request,
    });
    const answer = text instanceof Readable ? await buffer(text) : text;
    const file = keptBookIn(answer);
    // Looks take some times more memory than their JSON.
    cache.set(key, { file, size: 4 * answer.length + 1024 });
    return file;
  }

  return {
    async of(book, request) {
      const key = `${book.project} ${book.file}`;
      for (let running = underWay.get(key); running; running = underWay.get(key)) {
        // Who asked first may have gone, which ends the worker.
        const file = await running.catch(() => undefined);
        if (file) return file;
      }
      const last = cache.get(key);
      if (last) return last.file;
      const reading = read(key, book, request).finally(() => underWay.delete(key));
      underWay.set(key, reading);
      return reading;
    },
  };
}
