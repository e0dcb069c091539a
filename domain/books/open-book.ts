import type { BookFormat } from '../formats/model/format.ts';
import { LIMITS } from '../limits.ts';
import { ArchiveError, isArchive, openArchive } from './archive/archive.ts';
import { chaptersOf } from './chapters.ts';
import { openEpub } from './epub/open-epub.ts';
import { type Book, BookError, type BookProblem, type OpenBook } from './model/book.ts';

/** A book that is open, and its format. */
export type OpenedBook = OpenBook & { readonly format: BookFormat };

/** Whether a file may be a book, by its first bytes: otherwise it is read as text. */
export const isBookFile = (bytes: Uint8Array): boolean => isArchive(bytes);

/** Opens a book by its bytes. Throws a BookError if it can't be read (books.4). */
export function openBook(bytes: Uint8Array): OpenedBook {
  if (bytes.length > LIMITS.fileBytes) throw new BookError('tooLarge');
  try {
    if (isArchive(bytes)) {
      const archive = openArchive(bytes);
      if (archive.entries.has('META-INF/container.xml')) return { format: 'epub', ...openEpub(archive) };
    }
  } catch (error) {
    throw error instanceof ArchiveError ? new BookError(error.kind) : error;
  }
  throw new BookError('unknown');
}

/** A book that was read, or why it can't be. */
export type BookReading =
  | { readonly ok: true; readonly book: Book }
  | { readonly ok: false; readonly kind: BookProblem };

/** Reads a book: what it says of itself, and its chapters with their texts (books.5). */
export function readBook(bytes: Uint8Array): BookReading {
  try {
    const { format, facts, parts, starts } = openBook(bytes);
    const sections = chaptersOf(parts, starts, facts);
    if (sections.length === 0) throw new BookError('noText');
    return { ok: true, book: { format, facts, sections } };
  } catch (error) {
    if (error instanceof BookError) return { ok: false, kind: error.kind };
    throw error;
  }
}
