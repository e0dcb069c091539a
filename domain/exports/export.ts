import { type Format, isSubtitles } from '../formats/format.ts';
import type { Frame } from '../formats/frames.ts';
import { isFramed } from '../formats/framings.ts';
import { printList } from '../formats/json-list.ts';
import { printFile } from '../formats/print.ts';
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

/** What stands where a translation is missing: the source, nothing, or not even the string (exports.2). */
export const UNTRANSLATED = ['source', 'empty', 'skip'] as const;
export type Untranslated = (typeof UNTRANSLATED)[number];

export type DownloadOptions = {
  readonly untranslated: Untranslated;
  /** Text only: line breaks within a string as `\n`, backslashes doubled, instead of spaces. */
  readonly escapesBreaks: boolean;
};

/** A section as far as its download goes: header and footer are there when it was fetched with its frames. */
export type DownloadSection = {
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

/** A string with the translation chosen for it, null when there is none. */
export type DownloadRow = Omit<SourceRow, 'max_length'> & {
  readonly translation: string | null;
  /** Of subtitles: only what stands before it in the file is printed, since its words are in another cue. */
  readonly isSaidBefore?: boolean;
};

/** The translation that a version takes from those of one string (exports.3). */
export function chosenFrom<T extends Ranked>(translations: readonly T[], version: Version): T | undefined {
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
  if (filled.length > 1 && filled.some(({ format }) => isSubtitles(format))) return 'mixed';
  return new Set(filled.map(({ format }) => format === 'text')).size > 1 ? 'mixed' : undefined;
}

/**
 * Whether a download of this format can join strings that continue others (exports.10): those of a program are told by
 * their keys.
 */
export const joinsParts = (format: Format): boolean => format === 'text' || isSubtitles(format);

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
): readonly (Row & Pick<DownloadRow, 'isSaidBefore'>)[] {
  if (isSubtitles(format)) return joinedCues(rows, format, languages, missing);
  return joinsParts(format) ? joinedParts(rows, languages, missing) : rows;
}

/**
 * The text of a section's download (exports.5), in the format it came in: keys, order, times and styles as they were.
 */
export function downloadOf(
  section: DownloadSection,
  rows: readonly DownloadRow[],
  options: DownloadOptions,
): string {
  const { format, splitting } = section;
  if (isFramed(format)) {
    const printed = rows.map(({ key, context, frame = null, isSaidBefore = false, ...row }) => {
      const isLeftOut = isSaidBefore || (options.untranslated === 'skip' && row.translation === null);
      return { key, context, frame, words: isLeftOut ? null : wordsOf(row, options) };
    });
    return printFile(format, envelopeOf(section), printed);
  }
  const kept =
    options.untranslated === 'skip' ? rows.filter(({ translation }) => translation !== null) : rows;
  if (format === 'text') return printText(kept, options, splitting);
  const items = kept.map(({ text, key, context, continues = false, frame = null, translation }) => {
    const said = wordsOf({ text, translation }, options);
    return { item: { text, key, context, continues, translation: said }, frame };
  });
  return printList(envelopeOf(section), items);
}

/**
 * The source of a section in the format it came in, so that it can be imported again (exports.4). Parts of
 * paragraphs and cues are joined if the languages of the project are given.
 */
export function sourceOf(section: DownloadSection, rows: readonly SourceRow[], joinedIn?: Languages): string {
  if (section.format === 'special_json') {
    const items = rows.map(({ text, key, context, max_length, continues = false, frame = null }) => {
      const item = { text, key, context, ...(max_length !== null && { max_length }), continues };
      return { item, frame };
    });
    return printList(envelopeOf(section), items);
  }
  const untranslated = rows.map(({ continues = false, frame = null, ...row }) => ({
    ...row,
    continues,
    frame,
    translation: null,
  }));
  const kept = joinedIn
    ? joinedRows(untranslated, section.format, joinedIn, ({ text }) => text)
    : untranslated;
  return downloadOf(section, kept, { untranslated: 'source', escapesBreaks: false });
}

function envelopeOf({ header, footer }: DownloadSection) {
  return header == null || footer == null ? null : { header, footer };
}

function printText(
  rows: readonly DownloadRow[],
  options: DownloadOptions,
  splitting: Splitting | null,
): string {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => oneLine(wordsOf(row, options), options.escapesBreaks));
  return `${lines.join(splitting === 'paragraphs' ? '\n\n' : '\n')}\n`;
}

function wordsOf(
  { text, translation }: Pick<DownloadRow, 'text' | 'translation'>,
  { untranslated }: DownloadOptions,
): string {
  return translation ?? (untranslated === 'source' ? text : '');
}

function oneLine(text: string, escapesBreaks: boolean): string {
  if (!escapesBreaks) return text.replace(/\r\n|\n|\r/g, ' ');
  return text.replace(/[\\\n\r]/g, (found) => ESCAPES[found] ?? found);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
