import { lineCounter } from '../model/line-counter.ts';

/** A cell of a table: its place in the file with its quotes, and what it says. */
export type Cell = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isQuoted: boolean;
};

/** A record of a table, without the line break that ends it; `line` counts from 1. */
export type TableRecord = {
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly cells: readonly Cell[];
};

/** The records of a table, or those before quotes that don't end, and the line on which these begin. */
export type TableScan = { readonly records: readonly TableRecord[] } & (
  | { readonly ok: true }
  | { readonly ok: false; readonly line: number }
);

/**
 * The records of a table by RFC 4180; its lines end in LF. With an empty delimiter each record is one cell. In a cell
 * that doesn't begin with a quote a quote is a character, and so is what follows the closing quote. No package gives
 * the places of cells (docs/decisions/068).
 */
export function scanTable(file: string, delimiter: string, most = Number.POSITIVE_INFINITY): TableScan {
  const records: TableRecord[] = [];
  const lineOf = lineCounter(file);
  for (let at = 0; at < file.length && records.length < most; ) {
    const from = at;
    const cells: Cell[] = [];
    for (;;) {
      const cell = cellAt(file, at, delimiter);
      if (!cell) return { ok: false, records, line: lineOf(at) };
      cells.push(cell);
      at = cell.to;
      if (delimiter === '' || file[at] !== delimiter) break;
      at++;
    }
    records.push({ from, to: at, line: lineOf(from), cells });
    at++;
  }
  return { ok: true, records };
}

/** The cell that begins at a place; undefined if its quotes don't end. */
function cellAt(file: string, from: number, delimiter: string): Cell | undefined {
  if (file[from] !== '"') {
    const to = endOf(file, from, delimiter);
    return { from, to, text: file.slice(from, to), isQuoted: false };
  }
  let offset = file.indexOf('"', from + 1);
  while (offset >= 0 && file[offset + 1] === '"') offset = file.indexOf('"', offset + 2);
  if (offset < 0) return undefined;
  const to = endOf(file, offset + 1, delimiter);
  const text = file.slice(from + 1, offset).replaceAll('""', '"') + file.slice(offset + 1, to);
  return { from, to, text, isQuoted: true };
}

function endOf(file: string, from: number, delimiter: string): number {
  let at = from;
  while (at < file.length && file[at] !== '\n' && file[at] !== delimiter) at++;
  return at;
}

/** Characters that may separate cells: they are quoted in any table, so that it is read the same again. */
export const DELIMITERS = [',', ';', '\t'] as const;

/** Spells a text as a cell; `wasQuoted` if it replaces a cell in quotes. */
export function spellCell(text: string, wasQuoted = false): string {
  const isQuoted = wasQuoted || /[",;\t\n]|^\s|\s$/.test(text);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}
