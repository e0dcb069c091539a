import { type Archive, ArchiveError, isArchive, openArchive } from '../../core/archive/archive.ts';
import type { BookFormat } from '../../formats/model/format.ts';
import { workbookIn } from '../../formats/workbook/workbook.ts';
import { BookError } from './model/book.ts';

/** How many bytes of a file tell what it is: the root of XML and HTML comes first. */
const ROOT_WITHIN = 2048;

/** The beginning of a file in an encoding that has the letters of ASCII, or in UTF-16. */
const startOf = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, ROOT_WITHIN)).replaceAll('\0', '');

/** What comes first in a page. */
const PAGE =
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(?:<\?xml\s[^>]{0,200}>\s*)?(?:<!--[^>]{0,500}-->\s*)*<(?:!doctype\s+html|html)\b/i;

/** The formats of files that could be texts of a program as well, so that only their names tell. */
const BY_NAME: ReadonlyMap<string, BookFormat> = new Map([
  ['html', 'html'],
  ['htm', 'html'],
  ['xhtml', 'html'],
  ['md', 'markdown_document'],
  ['markdown', 'markdown_document'],
  ['txt', 'text_document'],
  ['text', 'text_document'],
]);

/** The format of a book by its file; undefined if it is none that can be read. Throws a BookError for a damaged archive. */
export function bookFormatOf(name: string, bytes: Uint8Array): BookFormat | undefined {
  const ending = endingOf(name);
  if (isArchive(bytes)) return inArchive(bytes);
  // Word puts a document with a password into a file of another kind.
  if (ending === 'docx' && COMPOUND.every((byte, index) => bytes[index] === byte))
    throw new BookError('encrypted');
  const start = startOf(bytes);
  if (start.includes('<FictionBook')) return 'fb2';
  return PAGE.test(start) ? 'html' : BY_NAME.get(ending);
}

/** Whether a file is read as a book unless a call says otherwise: others may be strings of one section as well (books.2). */
export function isCertainBook(name: string, bytes: Uint8Array): boolean {
  if (isArchive(bytes)) return workbookIn(bytes) === undefined;
  const start = startOf(bytes);
  return start.includes('<FictionBook') || PAGE.test(start) || BY_NAME.get(endingOf(name)) === 'html';
}

const endingOf = (name: string): string => /\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** The only file of an archive, if it is a FictionBook. */
export function fictionBookIn({ entries }: Archive): string | undefined {
  const [only, ...others] = entries.keys();
  return only !== undefined && others.length === 0 && /\.fb2$/i.test(only) ? only : undefined;
}

function inArchive(bytes: Uint8Array): BookFormat | undefined {
  try {
    const archive = openArchive(bytes);
    const has = (name: string) => archive.entries.has(name);
    if (has('META-INF/container.xml')) return 'epub';
    if (has('[Content_Types].xml')) return [...archive.entries.keys()].some(isWord) ? 'docx' : undefined;
    if (has('content.xml') && has('META-INF/manifest.xml')) return 'odt';
    return fictionBookIn(archive) === undefined ? undefined : 'fb2';
  } catch (error) {
    throw error instanceof ArchiveError ? new BookError(error.kind) : error;
  }
}

const isWord = (name: string): boolean => name.startsWith('word/');
