import type { SectionType } from './section-types.ts';
import type { Splitting } from './splitting.ts';
import { inOrder, type Ranked } from './translation-order.ts';
import { APPROVED } from './translations.ts';

/**
 * Which translation of a string a download takes: the current one, or an approved one only (DECISIONS §6).
 */
export const VERSIONS = ['current', 'approved'] as const;
export type Version = (typeof VERSIONS)[number];

/** What stands where a translation is missing: the source, nothing, or not even the string (DECISIONS §6). */
export const UNTRANSLATED = ['source', 'empty', 'skip'] as const;
export type Untranslated = (typeof UNTRANSLATED)[number];

export type DownloadOptions = {
  readonly untranslated: Untranslated;
  /** Text only: line breaks within a string as `\n`, backslashes doubled, instead of spaces. */
  readonly escapesBreaks: boolean;
};

/** A string with the translation chosen for it, null when there is none. */
export type DownloadRow = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  readonly translation: string | null;
};

/** The translation that a version takes from those of one string. */
export function chosenFrom<T extends Ranked>(translations: readonly T[], version: Version): T | undefined {
  const best = inOrder(translations)[0];
  return version === 'approved' && best?.status !== APPROVED ? undefined : best;
}

/** The name of a file's kind, by the section's type. */
export const EXTENSIONS = {
  text: 'txt',
  json: 'json',
  special_json: 'json',
} as const satisfies Record<SectionType, string>;

/**
 * The text of a section's download (DECISIONS §6); it ends in a line break, unless there is nothing in it.
 */
export function downloadOf(
  type: SectionType,
  splitting: Splitting | null,
  rows: readonly DownloadRow[],
  options: DownloadOptions,
): string {
  const kept =
    options.untranslated === 'skip' ? rows.filter(({ translation }) => translation !== null) : rows;
  return PRINTERS[type](kept, options, splitting);
}

/** A string of the source, as a download of it needs it. */
export type SourceRow = Pick<DownloadRow, 'text' | 'key' | 'context'> & {
  readonly max_length: number | null;
};

/** The source of a section in the format it is loaded in, so that it can be loaded again (SPEC §2 'download source'). */
export function sourceOf(type: SectionType, splitting: Splitting | null, rows: readonly SourceRow[]): string {
  if (type === 'special_json') {
    const items = rows.map(({ text, key, context, max_length }) => ({
      text,
      key,
      context,
      ...(max_length === null ? {} : { max_length }),
    }));
    return `${JSON.stringify(items, null, 2)}\n`;
  }
  const untranslated = rows.map((row) => ({ ...row, translation: null }));
  return PRINTERS[type](untranslated, { untranslated: 'source', escapesBreaks: false }, splitting);
}

type Printer = (
  rows: readonly DownloadRow[],
  options: DownloadOptions,
  splitting: Splitting | null,
) => string;

const printText: Printer = (rows, options, splitting) => {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => oneLine(wordsOf(row, options), options.escapesBreaks));
  return `${lines.join(splitting === 'paragraphs' ? '\n\n' : '\n')}\n`;
};

/** Written pair by pair: an object would put keys like "10" first, and keep one of two equal keys. */
const printJson: Printer = (rows, options) => {
  const pairs = rows.map((row) => `  ${JSON.stringify(row.key)}: ${JSON.stringify(wordsOf(row, options))}`);
  return pairs.length === 0 ? '{}\n' : `{\n${pairs.join(',\n')}\n}\n`;
};

const printSpecialJson: Printer = (rows, options) => {
  const items = rows.map((row) => ({
    text: row.text,
    key: row.key,
    context: row.context,
    translation: wordsOf(row, options),
  }));
  return `${JSON.stringify(items, null, 2)}\n`;
};

const PRINTERS = {
  text: printText,
  json: printJson,
  special_json: printSpecialJson,
} as const satisfies Record<SectionType, Printer>;

function wordsOf({ text, translation }: DownloadRow, { untranslated }: DownloadOptions): string {
  return translation ?? (untranslated === 'source' ? text : '');
}

function oneLine(text: string, escapesBreaks: boolean): string {
  if (!escapesBreaks) return text.replace(/\r\n|\n|\r/g, ' ');
  return text.replace(/[\\\n\r]/g, (found) => ESCAPES[found] ?? found);
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };
