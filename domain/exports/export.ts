import type { ExportedFile, ExportedRow, ExportOptions } from '../formats/model/file-format.ts';
import { type Format, hasCapability, isSubtitles, sharedFamilyOf } from '../formats/model/format.ts';
import type { Frame } from '../formats/model/skeleton.ts';
import { FILE_FORMATS } from '../formats/registry.ts';
import type { CueString } from '../formats/split-cue.ts';
import { type Continued, joinedParts, type Languages, type Translated } from '../texts/continued-strings.ts';
import type { Splitting } from '../texts/splitting.ts';
import { inOrder, type Ranked } from '../translations/translation-order.ts';
import { APPROVED } from '../translations/translations.ts';
import { joinedCues } from './joined-cues.ts';

/**
 * Which translation of a string a download takes: the current one, or an approved one only (exports.2).
 */
export const VERSIONS = ['current', 'approved'] as const;
export type Version = (typeof VERSIONS)[number];

/** A section as far as its download goes: header and footer are there when it was fetched with its frames. */
export type ExportedSection = {
  readonly format: Format;
  readonly splitting: Splitting | null;
  readonly header?: string | null | undefined;
  readonly footer?: string | null | undefined;
};

/** A string of the source, as a download of it needs it. */
export type SourceRow = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  readonly max_length: number | null;
  /** Whether it continues the string before it; false when left out. */
  readonly continues?: boolean | undefined;
  readonly frame?: Frame | null | undefined;
};

/** The translation of a string that an exported version contains (exports.3). */
export function translationForVersion<T extends Ranked>(
  translations: readonly T[],
  version: Version,
): T | undefined {
  const best = inOrder(translations)[0];
  return version === 'approved' && best?.status !== APPROVED ? undefined : best;
}

/**
 * Why these sections don't go into one file: of several formats, or several of subtitles; or nothing to put into it
 * (exports.11, exports.12).
 */
export function whyNotOneFile(
  sections: readonly { readonly format: Format; readonly stats: { readonly strings_amount: number } }[],
): 'mixed' | 'nothing' | undefined {
  const filled = sections.filter(({ stats }) => stats.strings_amount > 0);
  if (filled.length === 0) return 'nothing';
  if (filled.length > 1 && filled.some(({ format }) => !hasCapability(format, 'combines'))) return 'mixed';
  return new Set(filled.map(({ format }) => sharedFamilyOf(format))).size > 1 ? 'mixed' : undefined;
}

/** Whether a download of this format can join strings that continue others (exports.10): those of a program are told by their keys. */
export const joinsParts = (format: Format): boolean => hasCapability(format, 'splits');

/** Whether there is something to join among the strings of a section. The mark of the first string counts for nothing. */
export const hasParts = (format: Format, strings: readonly Continued[]): boolean =>
  joinsParts(format) && strings.some(({ continues }, at) => continues && at > 0);

/**
 * The rows of a download, with paragraphs and cues that were split whole again; `missing` is put where one part has no
 * translation.
 */
export function joinedRows<Row extends CueString & Continued & Translated>(
  rows: readonly Row[],
  format: Format,
  languages: Languages,
  missing: (row: Row) => string,
): readonly (Row & Pick<ExportedRow, 'isSaidBefore'>)[] {
  if (isSubtitles(format)) return joinedCues(rows, format, languages, missing);
  return joinsParts(format) ? joinedParts(rows, languages, missing) : rows;
}

/** The text of a section's export (exports.5), in the format it came in: keys, order, times and styles as they were. */
export function translatedFile(
  section: ExportedSection,
  rows: readonly ExportedRow[],
  options: ExportOptions,
): string {
  return FILE_FORMATS[section.format].print(fileOf(section), rows, options);
}

/**
 * The source of a section in the format it came in, so that it can be imported again (exports.4). Parts of
 * paragraphs and cues are joined if the languages of the project are given.
 */
export function sourceFile(
  section: ExportedSection,
  rows: readonly SourceRow[],
  joinedIn?: Languages,
): string {
  const untranslated = rows.map(({ continues = false, frame = null, ...row }) => ({
    ...row,
    continues,
    frame,
    translation: null,
  }));
  const kept = joinedIn
    ? joinedRows(untranslated, section.format, joinedIn, ({ text }) => text)
    : untranslated;
  return FILE_FORMATS[section.format].printSource(fileOf(section), kept);
}

function fileOf({ header, footer, splitting }: ExportedSection): ExportedFile {
  return { envelope: header == null || footer == null ? null : { header, footer }, splitting };
}
