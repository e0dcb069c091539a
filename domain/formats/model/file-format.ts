import type { Splitting } from '../../core/text/splitting.ts';
import type { Work } from '../../core/works/work-fields.ts';
import type { ParseResult, ReadOptions } from './reading.ts';
import type { Frame, HeaderAndFooter } from './skeleton.ts';
import type { SkeletonCodec } from './skeleton-codec.ts';
import type { TargetString, TranslationReading, TranslationReadOptions } from './translation-reading.ts';

/**
 * What an export contains in place of a missing translation: the source, nothing, or not even the string (exports.2).
 */
export const UNTRANSLATED = ['source', 'empty', 'skip'] as const;
export type Untranslated = (typeof UNTRANSLATED)[number];

export type ExportOptions = {
  readonly untranslated: Untranslated;
  /** Text only: line breaks within a string as `\n`, backslashes doubled, instead of spaces. */
  readonly escapesBreaks: boolean;
  /** Tables only: whether the file begins with a byte order mark, by which Excel knows that it is UTF-8. */
  readonly forExcel?: boolean | undefined;
  /** Whether the file is in UTF-8 without a byte order mark, with lines ended by LF, whatever it was when it came (exports.29). */
  readonly normalizes?: boolean | undefined;
};

/** How a file is printed. */
export type PrintOptions = ExportOptions & {
  /** What the project says of the work, for formats that have a place for it (exports.32). */
  readonly work?: Work | undefined;
  /** The language of the translations, whose forms a plural has. */
  readonly language: string;
};

/**
 * The parts of an exported file besides its strings. `headerAndFooter` is null if the section was not imported from a
 * file.
 */
export type ExportedFile = {
  readonly headerAndFooter: HeaderAndFooter | null;
  /** The file that the project keeps of it, of a format whose files are no texts. */
  readonly original?: Uint8Array | undefined;
  readonly splitting: Splitting | null;
  /** Whether it is made of a file of the language of its translations (exports.31). */
  readonly isOfLanguage?: boolean | undefined;
};

/** A string with its translation in the file, null if there is none. */
export type ExportedRow = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  /** Whether it continues the string before it. */
  readonly continues?: boolean | undefined;
  /** The white space between it and the string that it continues; null for the usual one. */
  readonly joint?: string | null | undefined;
  readonly max_length?: number | null | undefined;
  readonly frame?: Frame | null | undefined;
  /** When the translation of a cue is shown, in milliseconds; null for the times of its source. */
  readonly target_start?: number | null | undefined;
  readonly target_end?: number | null | undefined;
  readonly translation: string | null;
  /** Whether the author marked the translation as initial. */
  readonly isDraft?: boolean;
  /** Whether the translation is the approved one of its string. */
  readonly isApproved?: boolean;
  /** Who wrote the translation, and when, in milliseconds. */
  readonly translated?: { readonly at: number; readonly by: string } | undefined;
  /** Whether the text that the file has is none of its translations, but stays while there is none (exports.31). */
  readonly isKept?: boolean;
  /** For subtitles: whether only the notes before it are printed, because its words are part of another cue. */
  readonly isSaidBefore?: boolean;
};

/** What a bilingual file says of the translation of a row. */
export function targetStatusOf({
  translation,
  isDraft = false,
  isApproved = false,
}: ExportedRow): 'none' | 'initial' | 'translated' | 'approved' {
  if (translation === null) return 'none';
  if (isApproved) return 'approved';
  return isDraft ? 'initial' : 'translated';
}

/** What is known of a template beside its text. */
export type Merging = {
  /** The language of the file. */
  readonly language: string;
  /** What the source of the nth string was before, the newest first. */
  readonly formerOf: (nth: number) => readonly string[];
  /** The nth string of the template as it is exported; undefined if it is none in the project. */
  readonly rowOf: (nth: number) => ExportedRow | undefined;
  /** The entries of the file that were no strings when it came, by their places. */
  readonly others: ReadonlySet<number>;
  /** A file of strings that the template had, with the translations that they had last; undefined if there are none. */
  readonly gone?: string | undefined;
};

/** A file of a language as it is updated from its template. */
export type MergedFile = {
  readonly text: string;
  /** What is around the strings, in the order of the file, each with its place in the template; by default all are in the order of that. */
  readonly skeleton?: {
    readonly headerAndFooter: HeaderAndFooter;
    readonly strings: readonly { readonly place: number; readonly frame: Frame }[];
  };
  /** The strings whose text in the file is that of another source or comes back, so that it isn't their translation. */
  readonly kept: ReadonlySet<number>;
  /** Those of them that come back. */
  readonly returned: ReadonlySet<number>;
  /** The strings whose entry says what their source was. */
  readonly changed: ReadonlySet<number>;
};

/** The strings of a section by what files of translations match them by: their keys, in a format that has both also their texts. */
export type KnownStrings = { readonly keys: ReadonlySet<string>; readonly texts: ReadonlySet<string> };

export type LanguageFiles = {
  /** The language of the translations, by the beginning of a file; null if it tells none. */
  readonly languageIn: (header: string) => string | null;
  /** Updates the file of a language from its template; undefined if one of them can't be read. */
  readonly merge: (own: string, template: string, merging: Merging) => MergedFile | undefined;
  /** The places of its entries that are for none of these strings, if what has been a string is left out once it is none (exports.34). */
  readonly othersIn?: (content: string, known: KnownStrings) => readonly number[];
  /** Whether strings that newer sources lacked are written with their last translations. */
  readonly keepsGone?: boolean;
};

/** How files of a format are read and printed. Its facts are in `format.ts`, how it is detected in `detectors.ts`. */
export type FileFormat = {
  /** Reads the strings of a source file, or lists all its problems. */
  readonly read: (content: string, options: ReadOptions) => ParseResult;
  /** Reads the translations in a file, each for one of these strings. */
  readonly readTranslations: (
    content: string,
    strings: readonly TargetString[],
    options: TranslationReadOptions,
  ) => TranslationReading;
  /** Prints the file of a section with translations. */
  readonly print: (file: ExportedFile, rows: readonly ExportedRow[], options: PrintOptions) => string;
  /** Prints the source file of a section, so that it can be imported again. */
  readonly printSource: (file: ExportedFile, rows: readonly ExportedRow[]) => string;
  /** How files of languages are updated from their template, for formats whose files have more than their texts in each language. */
  readonly ofLanguage?: LanguageFiles;
  /** The file of a printed text, for a format whose files are no texts; `original` is the file that the project keeps of it. */
  readonly pack?: (text: string, original: Uint8Array | undefined) => Uint8Array<ArrayBuffer>;
  /** Header and footer of a new file. */
  readonly empty: HeaderAndFooter;
  /** How strings are written in the file, for formats whose files contain more than texts. */
  readonly skeleton?: SkeletonCodec;
};

/** The text of a row in the file: its translation, or what the options put in its place. */
export function exportedText(
  { text, translation }: Pick<ExportedRow, 'text' | 'translation'>,
  { untranslated }: Pick<ExportOptions, 'untranslated'>,
): string {
  return translation ?? (untranslated === 'source' ? text : '');
}

/** The options that print the source instead of translations. */
export const SOURCE_OPTIONS: PrintOptions = { untranslated: 'source', escapesBreaks: false, language: '' };
