import { LIMITS } from '../../core/limits.ts';
import type { Format } from '../../formats/model/format.ts';
import type { ImportedString, ImportProblem } from '../../formats/model/reading.ts';
import type { TableChoice, TableSample } from '../../formats/model/table-choice.ts';
import type { Book, BookProblem } from '../books/model/book.ts';
import { readBook } from '../books/open-book.ts';
import type { FileRefusal } from '../imports/decode-file.ts';
import { IN_CHAPTERS } from '../imports/in-chapters.ts';
import { isBookName } from '../imports/plan-files.ts';
import { type FileBytes, type ReadPart, readText } from './read-text.ts';
import type { OpenInCues } from './source-choice.ts';

/** What a file is, without its texts. */
export type Inspected =
  | {
      readonly ok: true;
      readonly format: Format;
      readonly strings: number;
      /** How many strings have a translation in the file. */
      readonly translations: number;
      /** How many chapters become sections by default. */
      readonly chapters?: number | undefined;
      /** What the file leaves open, to be chosen. */
      readonly open?: OpenInFile | undefined;
      /** The first reason why it would be refused as a source. */
      readonly problem?: ImportProblem | undefined;
      /** The string that has the problem. */
      readonly string?: ImportedString | undefined;
    }
  | { readonly ok: false; readonly why: FileRefusal | { readonly kind: BookProblem } };

/** What a file may leave open: the columns of a table, the frame rate and the language of subtitles. */
export type OpenInFile = OpenInCues & { readonly table?: TableSample };

/** What was chosen of that. */
export type HowRead = {
  readonly table?: TableChoice | undefined;
  readonly frameRate?: number | undefined;
  readonly track?: string | undefined;
};

type ToInspect = {
  readonly file: FileBytes;
  readonly lang: string;
  readonly targetLang: string;
  readonly how?: HowRead | undefined;
};

/** Detects what a file is by its content, and counts its strings. */
export function inspectFile({ file, lang, targetLang, how }: ToInspect): Inspected {
  if (isBookName(file.name)) {
    if (file.bytes.length > LIMITS.fileBytes) return { ok: false, why: { kind: 'tooLarge' } };
    const read = readBook(file.name, file.bytes);
    if (!read.ok) return { ok: false, why: { kind: read.kind } };
    return { ok: true, format: read.book.format, translations: 0, ...sumOf(read.book) };
  }
  const read = readText({ text: file, lang, targetLang, isOneSection: true, ...how });
  if (!read.ok) return { ok: false, why: read };
  const [part] = read.parts;
  const { format } = read;
  const bookFormat = IN_CHAPTERS[format];
  const book = bookFormat && readBook(file.name, file.bytes, bookFormat);
  const inChapters = book?.ok ? sumOf(book.book) : undefined;
  if (!part) return { ok: true, format, strings: 0, translations: 0 };
  const open = openIn(part.load);
  if (!part.load.ok) {
    const [problem] = part.load.problems;
    const string = problem?.index === undefined ? undefined : part.load.strings[problem.index];
    // What is too long for one section may have chapters.
    const read = inChapters && inChapters.chapters > 1 ? inChapters : { strings: 0 };
    return { ok: true, format, translations: 0, problem, string, open, ...read };
  }
  const strings = part.load.strings.length;
  const { chapters } = inChapters ?? {};
  return { ok: true, format, strings, translations: part.translations.length, open, chapters };
}

/** How much becomes sections unless something else is chosen. */
function sumOf({ sections }: Book): { chapters: number; strings: number } {
  const chapters = sections.filter(({ isAside }) => !isAside);
  return {
    chapters: chapters.length,
    strings: chapters.reduce((sum, { strings }) => sum + strings.length, 0),
  };
}

function openIn({ table, frameRate, tracks }: ReadPart['load']): OpenInFile | undefined {
  if (!table && frameRate !== null && !tracks) return undefined;
  return { ...(table && { table }), ...(frameRate === null && { frameRate }), ...(tracks && { tracks }) };
}
