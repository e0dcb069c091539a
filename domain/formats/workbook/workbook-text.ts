import { ArchiveError } from '../../core/archive/archive.ts';
import { replaceEntries } from '../../core/archive/replace-entries.ts';
import { append } from '../../core/long-lists.ts';
import { bytesOfBase64 } from '../../core/text/base64.ts';
import { scanTable, spellCell, type TableRecord } from '../tables/table-scan.ts';
import { withAttribute } from '../xml/spell-xml.ts';
import { spellCellText, withReturns } from './rich-text.ts';
import { lettersOf, type SheetCell, type SheetRow } from './scan-sheet.ts';
import { type NamedSheet, readWorkbook, type Workbook, workbookIn } from './workbook.ts';

/*
 * A workbook as a text, by which it is read, stored and printed as any other table (docs/decisions/072, 075):
 *
 *     #workbook @1f3a…                      which file of the project it is; nothing behind the `@` until that keeps it
 *     1,0,,Menu                             the first sheet with its name, `hidden` before it if it is
 *     1,1,,key,source,translation           its first row
 *     1,2,3,a.open,Open,=…                  its second row, whose cell 3 is no plain text
 *
 * Sections that were imported before files were kept have the file itself in Base64 instead of the `@`.
 */

/** What a workbook's text begins with. */
export const WORKBOOK_SIGN = '#workbook ';

/** Cells of a record before those of its row: the sheet from 1, the row, and the columns that have more than words. */
export const BEFORE_CELLS = 3;

/** The text of a workbook. */
export function textOfWorkbook({ sheets }: Workbook): string {
  const records = sheets.flatMap(({ name, isHidden, rows }, nth) => [
    recordOf([String(nth + 1), '0', isHidden ? 'hidden' : '', name]),
    ...rows
      .filter(({ cells }) => cells.some(({ text }) => text !== ''))
      .map((row) => rowRecord(nth + 1, row)),
  ]);
  return `${WORKBOOK_SIGN}@\n${records.map((record) => `${record}\n`).join('')}`;
}

function rowRecord(sheet: number, { number, cells }: SheetRow): string {
  const last = cells.findLast(({ text }) => text !== '')?.column ?? 0;
  const texts = Array<string>(last + 1).fill('');
  for (const { column, text } of cells) if (column <= last) texts[column] = text;
  const others = cells.filter(({ isText }) => !isText).map(({ column }) => column);
  return recordOf([String(sheet), String(number), others.join(' '), ...texts]);
}

const recordOf = (cells: readonly string[]) => cells.map((cell) => spellCell(cell)).join(',');

/** The records of a workbook's text, and the line before them; undefined if it is none. */
export function recordsIn(
  text: string,
): { readonly sign: string; readonly records: readonly TableRecord[]; readonly table: string } | undefined {
  if (!text.startsWith(WORKBOOK_SIGN)) return undefined;
  const end = text.indexOf('\n');
  const table = end < 0 ? '' : text.slice(end + 1);
  const scanned = scanTable(table, ',');
  return scanned.ok ? { sign: text.slice(0, end + 1), records: scanned.records, table } : undefined;
}

/** The file that a header or a text has in itself; undefined if it has none. */
export function workbookWithin(header: string): Uint8Array | undefined {
  if (!header.startsWith(WORKBOOK_SIGN)) return undefined;
  const end = header.indexOf('\n');
  const written = header.slice(WORKBOOK_SIGN.length, end < 0 ? undefined : end).trimEnd();
  try {
    const bytes = bytesOfBase64(written);
    return workbookIn(bytes) && bytes;
  } catch {
    // Headers come from calls too.
    return undefined;
  }
}

/** Reads a file that is a workbook. Throws an ArchiveError if it is none, or damaged. */
export function openedWorkbook(bytes: Uint8Array): Workbook {
  const workbook = workbookIn(bytes);
  if (!workbook) throw new ArchiveError('corrupt');
  return readWorkbook(workbook);
}

/** The workbook of a text: the file as it was, with other texts in the cells that say something else in the text. */
export function workbookOfText(text: string, original: Uint8Array): Uint8Array<ArrayBuffer> {
  const table = recordsIn(text);
  if (!table) throw new Error('The text is no workbook');
  const { archive, sheets } = openedWorkbook(original);
  const recordsOfSheet = Map.groupBy(table.records, ({ cells }) => Number(cells[0]?.text));
  const changed = new Map<string, Uint8Array>();
  for (const [nth, sheet] of sheets.entries()) {
    const content = patched(sheet, recordsOfSheet.get(nth + 1) ?? []);
    if (content !== sheet.content) changed.set(sheet.path, new TextEncoder().encode(content));
  }
  return replaceEntries(archive, changed);
}

type Edit = { readonly from: number; readonly to: number; readonly text: string };

/** The file of a sheet with the texts of these records. */
function patched({ content, rows, end, prefix }: NamedSheet, records: readonly TableRecord[]): string {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const edits: Edit[] = [];
  const added: string[] = [];
  let next = (rows.at(-1)?.number ?? 0) + 1;
  for (const { cells } of records) {
    const place = cells[1]?.text ?? '';
    const texts = cells.slice(BEFORE_CELLS).map(({ text }) => text);
    const row = byNumber.get(Number(place));
    if (row) append(edits, rowEdits(content, row, texts, prefix));
    else if (place === '+') added.push(newRow(next++, texts, prefix));
  }
  if (end !== undefined && added.length > 0) edits.push({ from: end, to: end, text: added.join('') });
  return withEdits(content, edits);
}

function rowEdits(content: string, row: SheetRow, texts: readonly string[], prefix: string): Edit[] {
  const edits: Edit[] = [];
  let inner = '';
  const byColumn = new Map(row.cells.map((cell) => [cell.column, cell]));
  for (const [column, text] of texts.entries()) {
    const cell = byColumn.get(column);
    if (isSaid(cell, text) || cell?.isText === false) continue;
    const runs =
      row.cells.find((sheetCell) => sheetCell.column === column && sheetCell.runs) ??
      row.cells.findLast((sheetCell) => sheetCell.column < column && sheetCell.runs);
    const spelled = spellCellText(text, runs?.runs, prefix);
    const words = cell?.returns ? withReturns(spelled, cell.returns) : spelled;
    if (cell) edits.push({ from: cell.from, to: cell.to, text: cellWith(cell, text, words, prefix) });
    else {
      const newCell = `<${prefix}c r="${lettersOf(column)}${row.number}" t="inlineStr"><${prefix}is>${words}</${prefix}is></${prefix}c>`;
      const after = row.cells.find((sheetCell) => sheetCell.column > column);
      if (after) edits.push({ from: after.from, to: after.from, text: newCell });
      else inner += newCell;
    }
  }
  if (inner === '') return edits;
  if (!row.isEmpty) return [...edits, { from: row.inner, to: row.inner, text: inner }];
  const tag = content.slice(row.from, row.to).replace(/\s*\/>$/, '>');
  return [{ from: row.from, to: row.to, text: `${tag}${inner}</${prefix}row>` }];
}

/** Whether a cell says a text; sections that were imported before carriage returns at the end counted have a line break for one. */
const isSaid = (cell: SheetCell | undefined, text: string): boolean =>
  (cell?.text ?? '') === text || (cell?.returns?.atEnd === true && text === `${cell.text}\n`);

/** A cell with another text, in the style that it has. */
function cellWith({ tag }: SheetCell, text: string, words: string, prefix: string): string {
  const open = tag.replace(/\s*\/?>$/, '').replace(/\st\s*=\s*("[^"]*"|'[^']*')/, '');
  if (text === '') return `${open}/>`;
  return `${withAttribute(`${open}>`, 't', 'inlineStr')}<${prefix}is>${words}</${prefix}is></${prefix}c>`;
}

function newRow(number: number, texts: readonly string[], prefix: string): string {
  const cells = texts.flatMap((text, column) =>
    text === ''
      ? []
      : `<${prefix}c r="${lettersOf(column)}${number}" t="inlineStr"><${prefix}is>${spellCellText(text, undefined, prefix)}</${prefix}is></${prefix}c>`,
  );
  return `<${prefix}row r="${number}">${cells.join('')}</${prefix}row>`;
}

function withEdits(content: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    parts.push(content.slice(at, from), text);
    at = to;
  }
  return parts.join('') + content.slice(at);
}
