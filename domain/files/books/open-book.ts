import { type Archive, ArchiveError, isArchive, openArchive } from '../../core/archive/archive.ts';
import { LIMITS } from '../../core/limits.ts';
import { hasControls, shorten, storedText } from '../../core/text/text.ts';
import { ENCODINGS, type Encoding } from '../../formats/encoding.ts';
import { isTooDeep, tooDeepLine } from '../../formats/markup/nesting.ts';
import { type BookFormat, FORMATS } from '../../formats/model/format.ts';
import { lineCounter } from '../../formats/model/line-counter.ts';
import { encodingWarnings } from '../imports/file-warnings.ts';
import { bookFormatOf, fictionBookIn } from './book-format-of.ts';
import { chaptersOf } from './chapters.ts';
import { openDocx } from './docx/open-docx.ts';
import { openEpub } from './epub/open-epub.ts';
import { openMarkdown } from './markdown/open-markdown.ts';
import { fileInArchive, oneFile } from './markup/one-file.ts';
import {
  type Book,
  BookError,
  type BookLeftOut,
  type BookPart,
  type BookProblem,
  type OpenBook,
  type ReadPart,
} from './model/book.ts';
import type { FoundText } from './model/places.ts';
import { plainText } from './model/plain-text.ts';
import { openOdt } from './odt/open-odt.ts';
import { openFb2 } from './open-fb2.ts';
import { openHtml } from './open-html.ts';
import { openText } from './text/open-text.ts';

/** A book that is open, and its format. */
export type OpenedBook = OpenBook & { readonly format: BookFormat };

/** A file, which may be an archive. */
type BookFile = {
  readonly bytes: Uint8Array;
  readonly archive: Archive | undefined;
  /** The language of its texts, if it is known. */
  readonly language: string | undefined;
};

/** How each format is opened. */
const OPENERS: { readonly [Id in BookFormat]: (file: BookFile) => OpenBook } = {
  epub: ({ archive }) => openEpub(inArchive(archive)),
  fb2: ({ bytes, archive }) =>
    openFb2(archive ? fileInArchive(archive, fictionBookIn(archive) ?? '') : oneFile(bytes)),
  docx: ({ archive }) => openDocx(inArchive(archive)),
  odt: ({ archive }) => openOdt(inArchive(archive)),
  html: ({ bytes, language }) => openHtml(oneFile(bytes, 'html', language)),
  markdown_document: ({ bytes, language }) => openMarkdown(oneFile(bytes, 'text', language)),
  text_document: ({ bytes, language }) => openText(oneFile(bytes, 'text', language)),
};

function inArchive(archive: Archive | undefined): Archive {
  if (!archive) throw new BookError('corrupt');
  return archive;
}

/**
 * Opens the file of a book. Throws a BookError if it can't be read (books.4). `language`: that of its texts, by which an
 * encoding is guessed that nothing says (imports.58).
 */
export function openBook(bytes: Uint8Array, format: BookFormat, language?: string): OpenedBook {
  if (bytes.length > LIMITS.fileBytes) throw new BookError('tooLarge');
  try {
    const archive = isArchive(bytes) ? openArchive(bytes) : undefined;
    return { format, ...OPENERS[format]({ bytes, archive, language }) };
  } catch (error) {
    throw error instanceof ArchiveError ? new BookError(error.kind) : error;
  }
}

/** A book that was read, or why it can't be. */
export type BookReading =
  | { readonly ok: true; readonly book: Book }
  | { readonly ok: false; readonly kind: BookProblem };

/**
 * Reads a book: what it says of itself, and its chapters with their texts (books.5). Its format is detected by its name
 * and content unless it is given. Of a book that may be a newer file the sections are also made as older projects have
 * them.
 */
export function readBook(
  name: string,
  bytes: Uint8Array,
  given?: BookFormat,
  language?: string,
  mayBeNewer = false,
): BookReading {
  try {
    const format = given ?? bookFormatOf(name, bytes);
    if (!format) throw new BookError('unknown');
    // Rules of imports alone: what is stored already is exported.
    if (format === 'markdown_document' && tooDeepLine(oneFile(bytes, 'text').part.text) !== undefined)
      throw new BookError('nested');
    const { facts: bookFacts, parts, starts, partOf } = openBook(bytes, format, language);
    const facts = { ...bookFacts, title: bookFacts.title || nameOfFile(name) };
    if ((format === 'docx' || format === 'odt') && parts.some(({ path }) => isTooDeep(partOf(path)?.text)))
      throw new BookError('nested');
    const read = parts.map(withoutControls);
    const sections = chaptersOf(read, starts, facts);
    const older = mayBeNewer && { older: chaptersOf(read, starts, facts, true) };
    if (sections.length === 0) throw new BookError('noText');
    const leftOut = parts.flatMap((part) => controlledIn(part, partOf(part.path)?.text ?? ''));
    const main = mainPart(parts, partOf);
    const warnings = main ? encodingWarnings(main) : [];
    return {
      ok: true,
      book: { format, encoding: encodingOf(main), facts, sections, ...older, leftOut, warnings },
    };
  } catch (error) {
    if (error instanceof BookError) return { ok: false, kind: error.kind };
    throw error;
  }
}

/** Line ends are no control characters. */
const isControlled = ({ text }: FoundText): boolean => hasControls(storedText(text));

const withoutControls = ({ path, texts }: ReadPart): ReadPart => ({
  path,
  texts: texts.filter((text) => !isControlled(text)),
});

/** The texts of a part that stay as they are, because their control characters could not be written again (strings.22). */
function controlledIn({ texts }: ReadPart, content: string): BookLeftOut[] {
  const lineOf = lineCounter(content);
  return texts
    .filter(isControlled)
    .map(({ from, text }) => ({ line: lineOf(from), kind: 'control', key: shorten(plainText(text), 60) }));
}

/** The part with most texts. */
function mainPart(parts: readonly ReadPart[], partOf: OpenBook['partOf']): BookPart | undefined {
  const [main] = parts.toSorted((one, other) => other.texts.length - one.texts.length);
  return main && partOf(main.path);
}

/** The encoding of a book by that of its main part (books.18). */
function encodingOf(main: BookPart | undefined): Encoding {
  const encoding = main?.encoding ?? 'utf-8';
  const named = SUBSETS[encoding] ?? encoding;
  return ENCODINGS.find((encoding) => encoding === named) ?? 'utf-8';
}

/** Encodings by which pages are read, and those that have all their characters at the same places. */
const SUBSETS: Readonly<Record<string, Encoding | undefined>> = {
  gbk: 'gb18030',
  'iso-8859-8-i': 'iso-8859-8',
};

/** The name of a file without its ending. */
const nameOfFile = (name: string): string => name.replace(/^.*[/\\]/, '').replace(/\.\w{1,8}$/, '');

/** The name's ending and the media type of a book's file: a FictionBook may be in an archive. */
export function fileTypeOf(format: BookFormat, bytes: Uint8Array): { ext: string; mediaType: string } {
  const { extensions, mediaType } = FORMATS[format];
  if (format === 'fb2' && isArchive(bytes)) return { ext: 'fb2.zip', mediaType: 'application/zip' };
  return { ext: extensions[0], mediaType };
}
