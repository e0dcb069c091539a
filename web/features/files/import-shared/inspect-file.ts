import type { BookProblem } from '#domain/files/books/model/book.ts';
import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import { IN_CHAPTERS } from '#domain/files/imports/in-chapters.ts';
import { isBookName } from '#domain/files/imports/plan-files.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { ImportedString, ImportProblem } from '#domain/formats/model/reading.ts';
import type { TableChoice, TableSample } from '#domain/formats/model/table-choice.ts';
import { type ReadChapter, readBookFile } from './read-book-file.ts';
import { type ReadPart, readText } from './read-source.ts';
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

type Request = {
  readonly file: File;
  readonly lang: string;
  readonly targetLang: string;
  readonly how?: HowRead | undefined;
};

/** Detects what a file is by its content, and counts its strings. */
export async function inspectFile({ file, lang, targetLang, how }: Request): Promise<Inspected> {
  if (isBookName(file.name)) {
    const book = await readBookFile({ file });
    if (!book.ok) return { ok: false, why: { kind: book.kind } };
    return { ok: true, format: book.format, translations: 0, ...sumOf(book.chapters) };
  }
  const read = await readText({ text: file, lang, targetLang, isOneSection: true, ...how });
  if (!read.ok) return { ok: false, why: read };
  const [part] = read.parts;
  const { format } = read;
  const bookFormat = IN_CHAPTERS[format];
  const book = bookFormat && (await readBookFile({ file, format: bookFormat }));
  const inChapters = book?.ok ? sumOf(book.chapters) : undefined;
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
function sumOf(all: readonly ReadChapter[]): { chapters: number; strings: number } {
  const chapters = all.filter(({ isAside }) => !isAside);
  return { chapters: chapters.length, strings: chapters.reduce((sum, { strings }) => sum + strings, 0) };
}

function openIn({ table, frameRate, tracks }: ReadPart['load']): OpenInFile | undefined {
  if (!table && frameRate !== null && !tracks) return undefined;
  return { ...(table && { table }), ...(frameRate === null && { frameRate }), ...(tracks && { tracks }) };
}
