import { type Archive, readEntry } from './archive/archive.ts';
import { replaceEntries } from './archive/replace-entries.ts';
import type { PartText } from './markup/part-text.ts';
import { readPartText } from './markup/part-text.ts';
import type { Vocabulary } from './markup/vocabulary.ts';
import { BookError, type BookPart, type OpenBook } from './model/book.ts';

/** A book that is one file of XML or HTML, perhaps alone in an archive. Its part has no name. */
export type OneFile = Pick<OpenBook, 'written'> & { readonly part: PartText };

export function oneFile(bytes: Uint8Array): OneFile {
  return {
    part: readPartText(bytes),
    written: (changed) => new Uint8Array(changed.get('') ?? bytes),
  };
}

/** The file of this name in an archive. Throws an ArchiveError or a BookError. */
export function fileInArchive(archive: Archive, name: string): OneFile {
  const bytes = readEntry(archive, name);
  if (!bytes) throw new BookError('corrupt');
  return {
    part: readPartText(bytes),
    written: (changed) => {
      const content = changed.get('');
      return replaceEntries(archive, content ? new Map([[name, content]]) : new Map());
    },
  };
}

/** How the only part of such a book is read. */
export const onlyPart =
  ({ part }: OneFile, vocabulary: Vocabulary) =>
  (path: string): BookPart | undefined =>
    path === '' ? { path, vocabulary, ...part } : undefined;
