import { type BookFormat, FORMATS } from '../formats/model/format.ts';
import { LIMITS } from '../limits.ts';
import { ArchiveError, isArchive, openArchive } from './archive/archive.ts';
import { chaptersOf } from './chapters.ts';
import { openEpub } from './epub/open-epub.ts';
import { type Book, BookError, type BookProblem, type OpenBook } from './model/book.ts';
import { fileInArchive, oneFile } from './one-file.ts';
import { openFb2 } from './open-fb2.ts';

/** A book that is open, and its format. */
export type OpenedBook = OpenBook & { readonly format: BookFormat };

/** Whether a file may be a book, by its first bytes: otherwise it is read as text. */
export const isBookFile = (bytes: Uint8Array): boolean => isArchive(bytes) || isFictionBook(bytes);

/** How many bytes of a file tell whether it is a FictionBook: its root comes first. */
const ROOT_WITHIN = 2048;

/** Whether a file is a FictionBook, in an encoding that has the letters of ASCII or in UTF-16. */
const isFictionBook = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, ROOT_WITHIN))
    .replaceAll('\0', '')
    .includes('<FictionBook');

/** Opens a book by its bytes. Throws a BookError if it can't be read (books.4). */
export function openBook(bytes: Uint8Array): OpenedBook {
  if (bytes.length > LIMITS.fileBytes) throw new BookError('tooLarge');
  try {
    if (isArchive(bytes)) {
      const archive = openArchive(bytes);
      if (archive.entries.has('META-INF/container.xml')) return { format: 'epub', ...openEpub(archive) };
      const names = [...archive.entries.keys()];
      const [packed] = names.filter((name) => /\.fb2$/i.test(name));
      if (packed !== undefined && names.length === 1)
        return { format: 'fb2', ...openFb2(fileInArchive(archive, packed)) };
    } else if (isFictionBook(bytes)) return { format: 'fb2', ...openFb2(oneFile(bytes)) };
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

/** The name's ending and the media type of a book's file: a FictionBook may be in an archive. */
export function fileTypeOf(format: BookFormat, bytes: Uint8Array): { ext: string; mediaType: string } {
  const { extensions, mediaType } = FORMATS[format];
  if (format === 'fb2' && isArchive(bytes)) return { ext: 'fb2.zip', mediaType: 'application/zip' };
  return { ext: extensions[0], mediaType };
}
