import { isBlank, storedText } from '../../core/text/text.ts';
import type { ExportedFile, ExportedRow, FileFormat } from '../model/file-format.ts';
import { type Frame, type HeaderAndFooter, normalizeLineEndings } from '../model/skeleton.ts';
import type { TableChoice } from '../model/table-choice.ts';
import type {
  FoundTranslation,
  TargetString,
  TranslationReading,
  TranslationReadOptions,
} from '../model/translation-reading.ts';
import { type Cell, DELIMITERS, scanTable, spellCell, type TableRecord } from '../tables/table-scan.ts';
import {
  type BilingualCodec,
  bilingualFormat,
  type TargetInFile,
  type Unit,
  type UnitScan,
} from './bilingual.ts';
import { guessedColumns, sampleOf } from './table-guess.ts';
import { type Layout, layoutOf } from './table-layout.ts';
import { stateNamed } from './table-names.ts';
import { breaksOf, settingsIn, type TableSettings, withBreaks, withSettings } from './table-settings.ts';

const EMPTY: HeaderAndFooter = { header: 'key,source,translation,context,max_length\n', footer: '\n' };

/** What a spreadsheet takes for a formula if a cell begins with it, and the apostrophes that say it is none. */
const FORMULA = /^'*[=+\-@]/;
/** The apostrophe that says that a cell is a text. */
const SAYS_TEXT = /^'(?='*[=+\-@])/;

const textOfCell = (cell: Cell | undefined) => storedText((cell?.text ?? '').replace(SAYS_TEXT, ''));

const cellOf = ({ cells }: TableRecord, column: number | undefined) =>
  column === undefined ? undefined : cells[column];

function lengthIn(cell: Cell | undefined): number | null {
  const length = /^\s*([1-9]\d{0,5})\s*$/.exec(cell?.text ?? '')?.[1];
  return length === undefined ? null : Number(length);
}

function unitsIn(file: string, layout: Layout): UnitScan {
  const { delimiter, heading, key, source, context, maxLength, language } = layout;
  const scanned = scanTable(file, delimiter);
  if (!scanned.ok) return { ok: false, kind: 'brokenEntry', line: scanned.line };
  const units = scanned.records.slice(heading).map((record): Unit => {
    const { from, to, line } = record;
    return {
      ...{ own: from, from, to, line, text: textOfCell(cellOf(record, source)) },
      key: (cellOf(record, key)?.text ?? '').trim(),
      notes: context.map((column) => textOfCell(record.cells[column])),
      max_length: lengthIn(cellOf(record, maxLength)),
    };
  });
  return { ok: true, units, languages: { source: language, target: null } };
}

/** The one record that a text is; undefined if it is none. */
function recordIn(raw: string, delimiter: string): TableRecord | undefined {
  const scanned = scanTable(raw, delimiter);
  return scanned.ok && scanned.records.length === 1 ? scanned.records[0] : undefined;
}

function targetOf({ raw }: Frame, { delimiter, target, source, state }: Layout): TargetInFile {
  const record = recordIn(raw ?? '', delimiter);
  const status =
    record && target !== undefined ? stateNamed(cellOf(record, state)?.text ?? '') : 'translated';
  return {
    text: record ? textOfCell(record.cells[target ?? source]) : '',
    status,
    isSource: target === undefined,
  };
}

/** A record with a translation in its column. */
function withTarget({ lead, raw }: Frame, words: string, { delimiter, target, source }: Layout): Frame {
  const text = raw ?? '';
  const record = recordIn(text, delimiter);
  const column = target ?? source;
  const cell = record?.cells[column];
  if (!record || (cell ? textOfCell(cell) : '') === words) return { lead, raw };
  // A program may need what a spreadsheet takes for a formula where its own texts have it.
  const isUsual = FORMULA.test(words) && words[0] !== "'" && words[0] === record.cells[source]?.text[0];
  const written = spellCell(FORMULA.test(words) && !isUsual ? `'${words}` : words, cell?.isQuoted);
  if (cell) return { lead, raw: text.slice(0, cell.from) + written + text.slice(cell.to) };
  return { lead, raw: text + delimiter.repeat(column - record.cells.length + 1) + written };
}

/** The record of a string that came without a file. */
function made({ key, text, context, max_length }: ExportedRow, layout: Layout): Frame {
  const cells = Array<string>(layout.width).fill('');
  const put = (column: number | undefined, words: string) => {
    if (column !== undefined) cells[column] = spellCell(FORMULA.test(words) ? `'${words}` : words);
  };
  put(layout.context[0], context);
  put(layout.maxLength, max_length ? String(max_length) : '');
  put(layout.key, key);
  put(layout.source, text);
  return { lead: '\n', raw: cells.join(layout.delimiter) };
}

/**
 * Whether a table says that a text is translated: in a source file its column does; in a later one an export may have put the source there.
 */
export const isStatedInTable: BilingualCodec['states'] = (_target, { isSource = false }) => isSource;

const codecOf = (id: 'csv' | 'tsv', layout: Layout): BilingualCodec => ({
  id,
  scan: (file) => unitsIn(file, layout),
  ownAt: (lead) => (lead === '' || lead.endsWith('\n') ? lead.length : undefined),
  isOwn: ({ lead, raw }) =>
    (lead === '' || lead.endsWith('\n')) &&
    raw !== null &&
    (recordIn(raw, layout.delimiter)?.cells.length ?? 0) > layout.source,
  targetOf: (frame) => targetOf(frame, layout),
  states: isStatedInTable,
  withTarget: (frame, { words }) => withTarget(frame, words, layout),
  newFrame: (row) => made(row, layout),
  separator: () => '\n',
  separated: /^\n/,
  empty: EMPTY,
});

/**
 * A file to be printed, without the settings in its header, and its layout: by these settings, by the part before its
 * first string, and by its first strings.
 */
function printed(file: ExportedFile, rows: readonly ExportedRow[], language: string) {
  const { settings, header } = settingsIn((file.headerAndFooter ?? EMPTY).header);
  const first = rows.slice(0, 30).map(({ frame }) => (frame?.raw == null ? '' : frame.lead + frame.raw));
  const headerAndFooter = file.headerAndFooter && { ...file.headerAndFooter, header };
  return {
    settings,
    layout: layoutOf(header + first.join(''), language, settings),
    file: { ...file, headerAndFooter },
  };
}

/** A printed table with its line breaks, and a byte order mark if it had one or is to have one. */
function dressed(
  table: string,
  { breaks = 'lf', hasMark }: TableSettings,
  delimiter: string,
  forExcel = false,
): string {
  return (hasMark || forExcel ? '\uFEFF' : '') + withBreaks(table, breaks, delimiter);
}

/** What of a file that was read the table itself doesn't tell. */
function settingsOf(
  content: string,
  file: string,
  choice: TableChoice | undefined,
  { delimiter }: Layout,
): TableSettings {
  const breaks = breaksOf(content, file, delimiter);
  const one = DELIMITERS.find((one) => one === delimiter);
  return {
    ...(choice?.columns && { columns: choice.columns, ...(one && { delimiter: one }) }),
    ...(choice?.hasHeader !== undefined && { hasHeader: choice.hasHeader }),
    ...(breaks !== 'lf' && { breaks }),
    ...(content.startsWith('\uFEFF') && { hasMark: true }),
  };
}

/** The translations of a table that has them in place of its sources: by key, or, without keys, line by line. */
export function foundInPlace(
  units: readonly Unit[],
  hasKeys: boolean,
  strings: readonly TargetString[],
  { isSource }: TranslationReadOptions,
): TranslationReading {
  const by = hasKeys ? 'key' : 'line';
  if (isSource) return { pieces: [], problems: [], by };
  const filled = units.filter(({ text }) => !isBlank(text));
  if (by === 'key')
    return { pieces: filled.map(({ line, key, text }) => ({ line, text, key })), problems: [], by };
  // Records without a text are lines of an export that are not translated, or never were strings.
  const lines = units.length === strings.length ? units : filled;
  if (lines.length !== strings.length) {
    const wrong = { kind: 'wrongAmount', lines: lines.length, strings: strings.length } as const;
    return { pieces: [], problems: [wrong], by };
  }
  const pieces = lines.map(
    ({ line, text }, index): FoundTranslation => ({ line, text, at: index, label: text }),
  );
  return { pieces: pieces.filter(({ text }) => !isBlank(text)), problems: [], by };
}

/** A table of texts: with a column for translations, or with the translations in place of the sources. */
export function tableFormat(id: 'csv' | 'tsv'): FileFormat {
  const formatFor = (layout: Layout) => bilingualFormat(codecOf(id, layout));
  return {
    read: (content, options) => {
      const file = normalizeLineEndings(content);
      const choice = options.table ?? guessedColumns(file);
      const layout = layoutOf(file, options.targetLanguage ?? '', choice);
      const read = formatFor(layout).read(file, options);
      const table = sampleOf(file, layout);
      if (!read.headerAndFooter) return { ...read, table };
      const settings = settingsOf(content, file, choice, layout);
      return { ...read, table, headerAndFooter: withSettings(read.headerAndFooter, settings) };
    },
    readTranslations: (content, strings, options) => {
      const file = normalizeLineEndings(content);
      const layout = layoutOf(file, options.language, options.table ?? guessedColumns(file));
      if (layout.target !== undefined) return formatFor(layout).readTranslations(file, strings, options);
      const scanned = unitsIn(file, layout);
      if (!scanned.ok) return { pieces: [], problems: [scanned], by: 'key' };
      return foundInPlace(scanned.units, layout.key !== undefined, strings, options);
    },
    print: (exported, rows, options) => {
      const { file, layout, settings } = printed(exported, rows, options.language);
      const text = formatFor(layout).print(file, rows, options);
      return dressed(text, settings, layout.delimiter, options.forExcel);
    },
    printSource: (exported, rows) => {
      const { file, layout, settings } = printed(exported, rows, '');
      return dressed(formatFor(layout).printSource(file, rows), settings, layout.delimiter);
    },
    empty: EMPTY,
    skeleton: formatFor(layoutOf(EMPTY.header, '')).skeleton,
  };
}
