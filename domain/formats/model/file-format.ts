import type { Splitting } from '../../texts/splitting.ts';
import type { ParseResult, ReadOptions } from './reading.ts';
import type { Frame, HeaderAndFooter } from './skeleton.ts';
import type { SkeletonCodec } from './skeleton-codec.ts';
import type { TargetString, TranslationReading, TranslationReadOptions } from './translation-reading.ts';

/** What stands where a translation is missing: the source, nothing, or not even the string (exports.2). */
export const UNTRANSLATED = ['source', 'empty', 'skip'] as const;
export type Untranslated = (typeof UNTRANSLATED)[number];

export type ExportOptions = {
  readonly untranslated: Untranslated;
  /** Text only: line breaks within a string as `\n`, backslashes doubled, instead of spaces. */
  readonly escapesBreaks: boolean;
};

/** What a file is made of beside its strings: `headerAndFooter` as it came, if it came as a file. */
export type ExportedFile = {
  readonly headerAndFooter: HeaderAndFooter | null;
  readonly splitting: Splitting | null;
};

/** A string with the translation that its file gets, null when there is none. */
export type ExportedRow = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  /** Whether it continues the string before it. */
  readonly continues?: boolean | undefined;
  readonly max_length?: number | null | undefined;
  readonly frame?: Frame | null | undefined;
  readonly translation: string | null;
  /** Whether the author of the translation is not sure of it. */
  readonly isDraft?: boolean;
  /** Of subtitles: only what stands before it in the file is printed, since its words are in another cue. */
  readonly isSaidBefore?: boolean;
};

/** How files of one format are read and printed. Its facts are in `format.ts`. */
export type FileFormat = {
  /**
   * How sure it is that a text is of this format, by how it begins and by the extension of its name, if it has one: from 0,
   * not at all, to 5, whatever its name. The surest format is taken; of equals the first in `FORMATS`.
   */
  readonly detect: (start: string, extension: string | undefined) => number;
  /** The strings of a source file, or all that is wrong with it. */
  readonly read: (content: string, options: ReadOptions) => ParseResult;
  /** The translations in a file, each for one of these strings. */
  readonly readTranslations: (
    content: string,
    strings: readonly TargetString[],
    options: TranslationReadOptions,
  ) => TranslationReading;
  /** The file of a section with translations in it. */
  readonly print: (file: ExportedFile, rows: readonly ExportedRow[], options: ExportOptions) => string;
  /** The source file of a section, so that it can be imported again. */
  readonly printSource: (file: ExportedFile, rows: readonly ExportedRow[]) => string;
  /** What stands before and after the strings of a file that is made anew. */
  readonly empty: HeaderAndFooter;
  /** How strings stand among what else is in the file, where they can also be told apart without reading it all. */
  readonly skeleton?: SkeletonCodec;
};

/** The words that a row's file gets: its translation, or what the options put in its place. */
export function exportedText(
  { text, translation }: Pick<ExportedRow, 'text' | 'translation'>,
  { untranslated }: Pick<ExportOptions, 'untranslated'>,
): string {
  return translation ?? (untranslated === 'source' ? text : '');
}

/** The options by which a source is printed: as if nothing was translated. */
export const SOURCE_OPTIONS: ExportOptions = { untranslated: 'source', escapesBreaks: false };
