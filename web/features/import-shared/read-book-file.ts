import type { BookFacts, BookProblem } from '#domain/books/model/book.ts';
import type { BookFormat } from '#domain/formats/model/format.ts';
import { LIMITS } from '#domain/limits.ts';

/** A chapter of a book, without its texts. */
export type ReadChapter = {
  readonly name: string;
  readonly depth: number;
  readonly strings: number;
  /** Whether it is left out unless it is chosen. */
  readonly isAside: boolean;
};

/** What a page shows of a book, or why it can't be read. */
export type ReadBookFile =
  | {
      readonly ok: true;
      readonly format: BookFormat;
      readonly facts: BookFacts;
      readonly chapters: readonly ReadChapter[];
    }
  | { readonly ok: false; readonly kind: BookProblem };

/** Reads the chapters of a book, in a format or as the one that is detected. The code that reads books is large, so it is loaded with the first one. */
export async function readBookFile({
  file,
  format,
}: {
  readonly file: File;
  readonly format?: BookFormat | undefined;
}): Promise<ReadBookFile> {
  if (file.size > LIMITS.fileBytes) return { ok: false, kind: 'tooLarge' };
  const [{ readBook }, bytes] = await Promise.all([import('#domain/books/open-book.ts'), file.arrayBuffer()]);
  const read = readBook(file.name, new Uint8Array(bytes), format);
  if (!read.ok) return read;
  const { facts, sections } = read.book;
  const chapters = sections.map(({ name, depth, strings, isAside = false }) => ({
    name,
    depth,
    strings: strings.length,
    isAside,
  }));
  return { ok: true, format: read.book.format, facts, chapters };
}
