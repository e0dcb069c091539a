import { type Archive, readEntry } from '../../../core/archive/archive.ts';
import { replaceEntries } from '../../../core/archive/replace-entries.ts';
import { BookError, type BookPart, type OpenBook } from '../model/book.ts';
import type { Syntax } from '../model/syntax.ts';
import { type Declares, type PartText, readPartText } from './part-text.ts';

/** A book that is one file, perhaps alone in an archive. Its part has no name. */
export type OneFile = Pick<OpenBook, 'written'> & { readonly part: PartText };

export function oneFile(bytes: Uint8Array, declares?: Declares, language?: string): OneFile {
  return {
    part: readPartText(bytes, declares, language),
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

/** The `partOf` of such a book. */
export const onlyPart =
  ({ part }: OneFile, syntax: Syntax) =>
  (path: string): BookPart | undefined =>
    path === '' ? { path, syntax, ...part } : undefined;
