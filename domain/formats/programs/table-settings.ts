import type { HeaderAndFooter } from '../model/skeleton.ts';
import { readColumns, type TableChoice } from '../model/table-choice.ts';
import { DELIMITERS, scanTable } from '../tables/table-scan.ts';

/** Which line breaks of a table are CRLF: none, those that end records, or those within cells too. */
const BREAKS = ['lf', 'records', 'all'] as const;
type Breaks = (typeof BREAKS)[number];

/** How a table is read and written, apart from its texts; what is left out is as the table itself tells. */
export type TableSettings = TableChoice & {
  readonly delimiter?: string;
  readonly breaks?: Breaks;
  /** Whether it begins with a byte order mark. */
  readonly hasMark?: boolean;
};

/** What begins the line before a stored header that has the settings of the table. */
const SIGN = '#table ';

/**
 * The header of a table as a section stores it: with a first line for the settings that the table itself doesn't tell
 * (docs/decisions/069). A file that begins like such a line gets one too, so that its own is not taken for one.
 */
export function withSettings({ header, footer }: HeaderAndFooter, settings: TableSettings): HeaderAndFooter {
  const isNeeded = Object.keys(settings).length > 0 || header.startsWith(SIGN);
  return { header: isNeeded ? `${SIGN}${JSON.stringify(settings)}\n${header}` : header, footer };
}

/** The header of a table without its settings, and these. */
export function settingsIn(header: string): { readonly settings: TableSettings; readonly header: string } {
  if (!header.startsWith(SIGN)) return { settings: {}, header };
  const end = header.indexOf('\n');
  const line = header.slice(SIGN.length, end < 0 ? undefined : end);
  return { settings: settingsFrom(line), header: end < 0 ? '' : header.slice(end + 1) };
}

/** Headers come from calls too, so what is no setting is left out. */
function settingsFrom(line: string): TableSettings {
  const given = parsed(line);
  const columns = Array.isArray(given.columns) ? readColumns(given.columns.join(',')) : undefined;
  const delimiter = DELIMITERS.find((one) => one === given.delimiter);
  const breaks = BREAKS.find((one) => one === given.breaks);
  return {
    ...(columns && { columns }),
    ...(typeof given.hasHeader === 'boolean' && { hasHeader: given.hasHeader }),
    ...(Array.isArray(given.sheets) && { sheets: given.sheets.filter((name) => typeof name === 'string') }),
    ...(delimiter && { delimiter }),
    ...(breaks && { breaks }),
    ...(given.hasMark === true && { hasMark: true }),
  };
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

/** How the table of a section is read: as its users have chosen when it came in. */
export function storedChoice(header: string | null | undefined): TableChoice | undefined {
  const { columns, hasHeader, sheets } = settingsIn(header ?? '').settings;
  return columns || sheets || hasHeader !== undefined ? { columns, hasHeader, sheets } : undefined;
}

/** The line breaks of a file; `normalized` is the same with LF alone. */
export function breaksOf(content: string, normalized: string, delimiter: string): Breaks {
  const both = content.split('\r\n').length - 1;
  if (both === 0) return 'lf';
  const single = content.split('\n').length - 1 - both;
  if (single === 0) return 'all';
  if (content.replace(/^\uFEFF+/, '') === withBreaks(normalized, 'records', delimiter)) return 'records';
  return both > single ? 'all' : 'lf';
}

/** A table with its line breaks as they were. */
export function withBreaks(table: string, breaks: Breaks, delimiter: string): string {
  if (breaks === 'lf') return table;
  const scanned = breaks === 'records' ? scanTable(table, delimiter) : undefined;
  if (!scanned?.ok) return table.replaceAll('\n', '\r\n');
  const parts: string[] = [];
  let at = 0;
  for (const { to } of scanned.records) {
    parts.push(table.slice(at, to), to < table.length ? '\r\n' : '');
    at = to + 1;
  }
  return parts.join('');
}
