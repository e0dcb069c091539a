import type { BookProblem } from '#domain/books/model/book.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { ImportedString, ImportProblem } from '#domain/formats/model/reading.ts';
import type { FileRefusal } from '#domain/imports/decode-file.ts';
import { isBookName } from '#domain/imports/plan-files.ts';
import { readBookFile } from './read-book-file.ts';
import { readText } from './read-source.ts';

/** What a file is, without its texts. */
export type Inspected =
  | {
      readonly ok: true;
      readonly format: Format;
      readonly strings: number;
      /** How many strings have a translation in the file. */
      readonly translations: number;
      /** The first reason why it would be refused as a source. */
      readonly problem?: ImportProblem | undefined;
      /** The string that has the problem. */
      readonly string?: ImportedString | undefined;
    }
  | { readonly ok: false; readonly why: FileRefusal | { readonly kind: BookProblem } };

type Request = { readonly file: File; readonly targetLang: string };

/** Detects what a file is by its content, and counts its strings. */
export async function inspectFile({ file, targetLang }: Request): Promise<Inspected> {
  if (isBookName(file.name)) {
    const book = await readBookFile({ file });
    if (!book.ok) return { ok: false, why: { kind: book.kind } };
    const strings = book.chapters.reduce((sum, chapter) => sum + chapter.strings, 0);
    return { ok: true, format: book.format, strings, translations: 0 };
  }
  const read = await readText({ text: file, targetLang, isOneSection: true });
  if (!read.ok) return { ok: false, why: read };
  const [part] = read.parts;
  const { format } = read;
  if (!part) return { ok: true, format, strings: 0, translations: 0 };
  if (!part.load.ok) {
    const [problem] = part.load.problems;
    const string = problem?.index === undefined ? undefined : part.load.strings[problem.index];
    return { ok: true, format, strings: 0, translations: 0, problem, string };
  }
  return { ok: true, format, strings: part.load.strings.length, translations: part.translations.length };
}
