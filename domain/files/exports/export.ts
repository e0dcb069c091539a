import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { type Continued, joinedParts, type Translated } from '../../core/text/continued-strings.ts';
import type { Splitting } from '../../core/text/splitting.ts';
import { CONTROLS } from '../../core/text/text.ts';
import { type FileForm, formIn, USUAL_FORM } from '../../formats/file-form.ts';
import type { ExportedFile, ExportedRow, PrintOptions } from '../../formats/model/file-format.ts';
import {
  FORMATS,
  type Format,
  type FormatFamily,
  isSubtitles,
  type SubtitleFormat,
  sharedFamilyOf,
} from '../../formats/model/format.ts';
import type { Frame } from '../../formats/model/skeleton.ts';
import { FILE_FORMATS } from '../../formats/registry.ts';
import type { CueString } from '../../formats/split-cue.ts';
import { convertedCues } from './convert-cues.ts';
import { joinsParts } from './export-rules.ts';
import { joinedCues } from './joined-cues.ts';

/** The fields of a section that its export needs. Header and footer are there if it was fetched with frames. */
export type ExportedSection = {
  readonly format: Format;
  readonly splitting: Splitting | null;
  readonly header?: string | null | undefined;
  readonly footer?: string | null | undefined;
  /** The file that the project keeps of it, of a format whose files are no texts. */
  readonly original?: Uint8Array | undefined;
  /** Whether its frames are those of the file of its language (exports.31). */
  readonly isOfLanguage?: boolean | undefined;
  /** Whether the file of its language is kept but could not be updated, so that the export has nothing of it (exports.35). */
  readonly lacksKept?: boolean | undefined;
};

/** The fields of a source string that its export needs. */
export type SourceRow = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  readonly max_length: number | null;
  /** Whether it continues the string before it; false by default. */
  readonly continues?: boolean | undefined;
  /** The white space between it and the string that it continues; null for the usual one. */
  readonly joint?: string | null | undefined;
  readonly frame?: Frame | null | undefined;
};

/**
 * The rows of an export with split paragraphs and cues joined again; `missing` replaces a part without a translation.
 */
export function joinedRows<Row extends CueString & Continued & Translated>(
  rows: readonly Row[],
  format: Format,
  languages: ProjectLanguages,
  missing: (row: Row) => string,
  header = '',
): readonly (Row & Pick<ExportedRow, 'isSaidBefore'>)[] {
  if (isSubtitles(format)) return joinedCues(rows, format, languages, missing, header);
  return joinsParts(format) ? joinedParts(rows, languages, missing) : rows;
}

/**
 * The text of a section's export (exports.5) in the format in which it was imported, with its keys, order, times and
 * styles.
 */
export function translatedFile(
  section: ExportedSection,
  rows: readonly ExportedRow[],
  options: PrintOptions,
): string {
  return FILE_FORMATS[section.format].print(fileOf(section), withoutControls(rows, section.format), options);
}

/** The families of formats whose files may have any character. */
const HOLDS_ALL: ReadonlySet<FormatFamily> = new Set([
  ...(['text', 'json', 'special_json', 'nested_json', 'arb', 'xcstrings'] as const),
  ...(['properties', 'apple_strings', 'php'] as const),
]);

/**
 * Rows whose texts don't break a file of a format: U+FFFD stands for control characters that were stored before they were
 * refused (strings.22).
 */
export function withoutControls<Row extends ExportedRow>(
  rows: readonly Row[],
  format: Format,
): readonly Row[] {
  if (HOLDS_ALL.has(FORMATS[format].family)) return rows;
  return rows.map((row) => {
    const { text, key, context, translation, frame } = row;
    // What a file has had as it is stays.
    const own = frame
      ? { text, key, context }
      : { text: replaced(text), key: replaced(key), context: replaced(context) };
    return {
      ...row,
      ...own,
      translation: translation === text ? own.text : translation && replaced(translation),
    };
  });
}

// Line breaks are spelled.
const replaced = (text: string) =>
  text.replace(CONTROLS, (control) => (control === '\r' ? control : '\uFFFD'));

/** The characters of rows for which U+FFFD stands in a file of this format, as the signs that Unicode has for them (exports.28). */
export function replacedIn(rows: readonly ExportedRow[], format: Format): string {
  if (HOLDS_ALL.has(FORMATS[format].family)) return '';
  const texts = rows.flatMap(({ text, key, context, translation, frame }) => [
    ...(frame ? [] : [text, key, context]),
    translation === text && frame ? '' : (translation ?? ''),
  ]);
  const controls = new Set(texts.flatMap((text) => text.match(CONTROLS) ?? []));
  controls.delete('\r');
  return [...controls]
    .map((control) => (control < ' ' ? String.fromCharCode(0x2400 + control.charCodeAt(0)) : '\uFFFD'))
    .join('');
}

/** The text of a section of subtitles in another format of them (subtitles.7). */
export function convertedFile(
  section: ExportedSection & { readonly format: SubtitleFormat },
  to: SubtitleFormat,
  rows: readonly ExportedRow[],
  options: PrintOptions,
): string {
  return convertedCues(withoutControls(rows, to), {
    from: section.format,
    to,
    headerAndFooter: fileOf(section).headerAndFooter,
    options,
  });
}

/**
 * The source of a section in the format in which it was imported, so that it can be imported again (exports.4). Parts
 * of paragraphs and cues are joined if the languages of the project are given.
 */
export function sourceFile(
  section: ExportedSection,
  rows: readonly SourceRow[],
  joinedIn?: ProjectLanguages,
): string {
  const untranslated = rows.map(({ continues = false, frame = null, ...row }) => ({
    ...row,
    continues,
    frame,
    translation: null,
  }));
  const kept = joinedIn
    ? joinedRows(untranslated, section.format, joinedIn, ({ text }) => text, section.header ?? '')
    : untranslated;
  return FILE_FORMATS[section.format].printSource(fileOf(section), withoutControls(kept, section.format));
}

/** The form that the file of a section had (docs/decisions/012). */
export const formOf = ({ footer }: Pick<ExportedSection, 'footer'>): FileForm =>
  footer == null ? USUAL_FORM : formIn(footer).form;

function fileOf({
  format,
  header,
  footer,
  original,
  splitting,
  isOfLanguage,
}: ExportedSection): ExportedFile {
  // Of a plain text that got keys since there is nothing around them.
  const isNone = header == null || footer == null || (header === '' && sharedFamilyOf(format) === 'json');
  return {
    headerAndFooter: isNone ? null : { header, footer: formIn(footer).footer },
    original,
    splitting,
    isOfLanguage,
  };
}
