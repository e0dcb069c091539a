import { greatest } from '../../core/long-lists.ts';
import { storedText } from '../../core/text/text.ts';
import type { ExportedFile, ExportedRow, FileFormat } from '../model/file-format.ts';
import { unreadable } from '../model/reading.ts';
import { type Frame, normalizeLineEndings } from '../model/skeleton.ts';
import type { TableChoice, TableSample } from '../model/table-choice.ts';
import { scanTable, spellCell, type TableRecord } from '../tables/table-scan.ts';
import { emptyWorkbook } from '../workbook/empty-workbook.ts';
import {
  BEFORE_CELLS,
  openedWorkbook,
  recordsIn,
  textOfWorkbook,
  workbookOfText,
  workbookWithin,
} from '../workbook/workbook-text.ts';
import { type BilingualCodec, bilingualFormat, type TargetInFile, type Unit } from './bilingual.ts';
import { foundInPlace, isStatedInTable } from './table.ts';
import { guessedColumns, sampleOf } from './table-guess.ts';
import { type Layout, layoutOf } from './table-layout.ts';
import { stateNamed } from './table-names.ts';
import { settingsIn, withSettings } from './table-settings.ts';

/** A workbook for strings that came without one. */
const emptyFile = () => emptyWorkbook(['key', 'source', 'translation', 'context', 'max_length']);

let emptyHeader: string | undefined;
const EMPTY = {
  /** Made when it is asked for: in the browser the code that makes it may be loaded after this file */
  get header() {
    emptyHeader ??= textOfWorkbook(openedWorkbook(emptyFile()));
    return emptyHeader;
  },
  footer: '\n',
};

type SheetLayout = Layout & { readonly name: string };

/** The sheets of a workbook that are read, by their numbers, each with its layout; and how they look. */
type Layouts = {
  readonly read: ReadonlyMap<string, SheetLayout>;
  readonly sample: TableSample;
  readonly hasTargets: boolean;
};

const textsOf = ({ cells }: TableRecord) => cells.slice(BEFORE_CELLS).map(({ text }) => text);
const sheetOf = ({ cells }: TableRecord) => cells[0]?.text ?? '';
const rowOf = ({ cells }: TableRecord) => Number(cells[1]?.text);

/** The rows of a sheet as a table, each with as many cells. */
function tableOf(rows: readonly TableRecord[]): string {
  const width = greatest([1, ...rows.map((row) => textsOf(row).length)]);
  return rows
    .map((row) => {
      const texts = textsOf(row);
      return Array.from({ length: width }, (_, index) => spellCell(texts[index] ?? '')).join(',');
    })
    .join('\n');
}

/** How many rows of a sheet tell its layout. */
const SAMPLE = 30;

/**
 * The layouts of the sheets that are read: the chosen ones, otherwise those that are not hidden. If any of these names
 * its columns, only those that do are read.
 */
function layoutsOf(records: readonly TableRecord[], language: string, choice: TableChoice = {}): Layouts {
  const names = records.filter((record) => rowOf(record) === 0);
  const rowsOf = Map.groupBy(
    records.filter((record) => rowOf(record) > 0),
    sheetOf,
  );
  const { columns, hasHeader } = choice;
  const all = names.map((record) => {
    const rows = rowsOf.get(sheetOf(record)) ?? [];
    const table = tableOf(rows.slice(0, SAMPLE));
    const named = layoutOf(table, language, { columns, hasHeader, delimiter: ',' });
    const guess = columns ? undefined : guessedColumns(table);
    const layout = guess
      ? layoutOf(table, language, { ...guess, ...(hasHeader !== undefined && { hasHeader }), delimiter: ',' })
      : named;
    const name = record.cells[BEFORE_CELLS]?.text ?? '';
    const isHidden = record.cells[2]?.text === 'hidden';
    return {
      sheet: sheetOf(record),
      name,
      isHidden,
      table,
      hasRows: rows.length > 0,
      isNamed: !guess && layout.key !== undefined,
      layout: { ...layout, delimiter: ',', name },
    };
  });
  const shown = all.filter(({ isHidden, hasRows }) => !isHidden && hasRows);
  const chosen = choice.sheets
    ? all.filter(({ name }) => choice.sheets?.includes(name))
    : !columns && shown.some(({ isNamed }) => isNamed)
      ? shown.filter(({ isNamed }) => isNamed)
      : shown;
  const [first] = chosen;
  return {
    read: new Map(chosen.map(({ sheet, layout }) => [sheet, layout])),
    hasTargets: chosen.some(({ layout }) => layout.target !== undefined),
    sample: {
      ...(first ? sampleOf(first.table, first.layout) : { rows: [], columns: [], hasHeader: false }),
      sheets: all.map(({ name, sheet }) => ({ name, isRead: chosen.some((one) => one.sheet === sheet) })),
    },
  };
}

/** The one record that a frame has. */
function recordIn(raw: string | null): TableRecord | undefined {
  const scanned = scanTable(raw ?? '', ',');
  return scanned.ok && scanned.records.length === 1 ? scanned.records[0] : undefined;
}

const wordsIn = (record: TableRecord, column: number | undefined) =>
  column === undefined ? '' : storedText(record.cells[BEFORE_CELLS + column]?.text ?? '');

/** A cell with a number, a date or a formula is no text, and nothing can be written in its place. */
function isWords(record: TableRecord, column: number | undefined): boolean {
  const others = (record.cells[2]?.text ?? '').split(' ');
  return column === undefined || !others.includes(String(column));
}

function lengthIn(text: string): number | null {
  return /^\s*[1-9]\d{0,5}(?:\.0+)?\s*$/.test(text) ? Number(text) : null;
}

function unitsIn(records: readonly TableRecord[], { read }: Layouts, shift: number): Unit[] {
  const passed = new Map<string, number>();
  return records.flatMap((record): Unit[] => {
    const sheet = sheetOf(record);
    const layout = read.get(sheet);
    if (!layout || rowOf(record) === 0) return [];
    const nth = passed.get(sheet) ?? 0;
    passed.set(sheet, nth + 1);
    if (nth < layout.heading || !isWords(record, layout.source) || !isWords(record, layout.target)) return [];
    const [from, to] = [record.from + shift, record.to + shift];
    return [
      {
        ...{ own: from, from, to, line: rowOf(record), text: wordsIn(record, layout.source) },
        key: wordsIn(record, layout.key).trim(),
        notes: layout.context.map((column) => wordsIn(record, column)),
        max_length: lengthIn(wordsIn(record, layout.maxLength)),
      },
    ];
  });
}

function targetOf({ raw }: Frame, { read, hasTargets }: Layouts): TargetInFile {
  const record = recordIn(raw);
  const layout = record && read.get(sheetOf(record));
  if (!record || !layout) return { text: '', status: 'translated' };
  const { target, source, state } = layout;
  // A sheet without translations beside one with them says nothing of its own.
  const column = target ?? (hasTargets ? undefined : source);
  return {
    text: wordsIn(record, column),
    isSource: target === undefined,
    status: state === undefined || target === undefined ? 'translated' : stateNamed(wordsIn(record, state)),
  };
}

/** A row with a translation in its column. */
function withTarget({ lead, raw }: Frame, words: string, { read }: Layouts): Frame {
  const text = raw ?? '';
  const record = recordIn(text);
  const layout = record && read.get(sheetOf(record));
  if (!record || !layout || wordsIn(record, layout.target ?? layout.source) === words) return { lead, raw };
  const column = BEFORE_CELLS + (layout.target ?? layout.source);
  const cell = record.cells[column];
  if (cell)
    return { lead, raw: text.slice(0, cell.from) + spellCell(words, cell.isQuoted) + text.slice(cell.to) };
  return { lead, raw: text + ','.repeat(column - record.cells.length + 1) + spellCell(words) };
}

/** The row of a string that came without a file, at the end of the first sheet. */
function made({ key, text, context, max_length }: ExportedRow, { read }: Layouts): Frame {
  const [sheet, layout] = [...read][0] ?? ['1', undefined];
  const cells = [sheet, '+', ''];
  const put = (column: number | undefined, words: string) => {
    if (column !== undefined) cells[BEFORE_CELLS + column] = spellCell(words);
  };
  put(layout?.context[0], context);
  put(layout?.maxLength, max_length ? String(max_length) : '');
  put(layout?.key, key);
  put(layout?.source ?? 0, text);
  return { lead: '\n', raw: Array.from(cells, (cell) => cell ?? '').join(',') };
}

function formatFor(layouts: Layouts) {
  const codec: BilingualCodec = {
    id: 'xlsx',
    scan: (file) => {
      const table = recordsIn(file);
      if (!table) return { ok: false, kind: 'brokenEntry', line: 1 };
      const [language] = [...layouts.read.values()].map((layout) => layout.language);
      return {
        ok: true,
        units: unitsIn(table.records, layouts, table.sign.length),
        languages: { source: language ?? null, target: null },
      };
    },
    ownAt: (lead) => (lead === '' || lead.endsWith('\n') ? lead.length : undefined),
    isOwn: ({ lead, raw }) =>
      (lead === '' || lead.endsWith('\n')) && layouts.read.has(sheetOf(recordIn(raw) ?? NONE)),
    targetOf: (frame) => targetOf(frame, layouts),
    states: isStatedInTable,
    withTarget: (frame, { words }) => withTarget(frame, words, layouts),
    newFrame: (row) => made(row, layouts),
    separator: () => '\n',
    separated: /^\n/,
    empty: EMPTY,
  };
  return bilingualFormat(codec);
}

const NONE: TableRecord = { from: 0, to: 0, line: 0, cells: [] };
const NO_LAYOUTS: Layouts = {
  read: new Map(),
  hasTargets: false,
  sample: { rows: [], columns: [], hasHeader: false },
};

/** A file that is printed without its settings, and the layouts of the workbook that it was. */
function printed(exported: ExportedFile, language: string) {
  const { settings, header } = settingsIn((exported.headerAndFooter ?? EMPTY).header);
  const original = exported.original ?? workbookWithin(header);
  const table = recordsIn(original ? textOfWorkbook(openedWorkbook(original)) : EMPTY.header);
  return {
    format: formatFor(table ? layoutsOf(table.records, language, settings) : NO_LAYOUTS),
    file: {
      ...exported,
      headerAndFooter:
        original === undefined ? EMPTY : { header, footer: exported.headerAndFooter?.footer ?? '' },
    },
  };
}

/** Workbooks of Excel and other spreadsheets (programs.37). Their texts are tables like any other; `pack` makes the file of one. */
export const XLSX: FileFormat = {
  read: (content, options) => {
    const file = normalizeLineEndings(content);
    const scanned = recordsIn(file);
    if (!scanned) return unreadable('xlsx', 'brokenEntry', 1);
    const layouts = layoutsOf(scanned.records, options.targetLanguage ?? '', options.table);
    const read = formatFor(layouts).read(file, options);
    const table = layouts.sample;
    if (!read.headerAndFooter) return { ...read, table };
    const { columns, hasHeader, sheets } = options.table ?? {};
    const settings = {
      ...(columns && { columns }),
      ...(hasHeader !== undefined && { hasHeader }),
      ...(sheets && { sheets }),
    };
    return { ...read, table, headerAndFooter: withSettings(read.headerAndFooter, settings) };
  },
  readTranslations: (content, strings, options) => {
    const file = normalizeLineEndings(content);
    const table = recordsIn(file);
    if (!table) return { pieces: [], problems: [{ kind: 'brokenEntry', line: 1 }], by: 'key' };
    const layouts = layoutsOf(table.records, options.language, options.table);
    if (layouts.hasTargets) return formatFor(layouts).readTranslations(file, strings, options);
    const hasKeys = [...layouts.read.values()].every(({ key }) => key !== undefined);
    return foundInPlace(unitsIn(table.records, layouts, 0), hasKeys, strings, options);
  },
  print: (exported, rows, options) => {
    const { file, format } = printed(exported, options.language);
    return format.print(file, rows, options);
  },
  printSource: (exported, rows) => {
    const { file, format } = printed(exported, '');
    return format.printSource(file, rows);
  },
  pack: (text, original) => workbookOfText(text, original ?? workbookWithin(text) ?? emptyFile()),
  empty: EMPTY,
  skeleton: formatFor(NO_LAYOUTS).skeleton,
};
