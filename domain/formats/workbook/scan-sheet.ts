import { scanXml } from '../xml/scan-xml.ts';
import { type CellText, localName, richTextReader } from './rich-text.ts';

/** A cell of a sheet: its place in the file, its column from 0, and what it says. */
export type SheetCell = CellText & {
  readonly from: number;
  readonly to: number;
  readonly column: number;
  /** Its start tag. */
  readonly tag: string;
  /** Whether it says nothing but words: no number, date, error or formula. */
  readonly isText: boolean;
};

/** A row of a sheet with its cells in order; `inner` is where its last cell ends, or its start tag if it ends itself. */
export type SheetRow = {
  readonly number: number;
  readonly from: number;
  readonly inner: number;
  readonly to: number;
  readonly isEmpty: boolean;
  readonly cells: readonly SheetCell[];
};

/** A sheet that was read: its rows, the place where its last row ends, and the prefix of its elements. */
export type Sheet = {
  readonly rows: readonly SheetRow[];
  readonly end: number | undefined;
  readonly prefix: string;
};

/** Columns beyond these, and rows, are left as they are. */
const MOST = { columns: 100, rows: 100_000 };

/** The column of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(reference)?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The letters of a column from 0. */
export function lettersOf(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? lettersOf(rest) : '') + String.fromCharCode(65 + (column % 26));
}

type OpenCell = { from: number; column: number; tag: string; type: string; hasFormula: boolean };

/**
 * Reads the rows of a sheet; undefined if it is no XML. The scanner needs lines that end in LF: other line breaks are
 * replaced by as many characters, so that places stay.
 */
export function scanSheet(content: string, shared: readonly CellText[]): Sheet | undefined {
  const file = content.replaceAll('\r\n', ' \n').replaceAll('\r', '\n');
  const rows: SheetRow[] = [];
  const inline = richTextReader(file);
  let prefix = '';
  let end: number | undefined;
  let row: { number: number; from: number; inner: number; cells: SheetCell[] } | undefined;
  let cell: OpenCell | undefined;
  let isValue = false;
  let value = '';
  const endCell = (to: number) => {
    if (!cell || !row) return;
    const { hasFormula, type, ...place } = cell;
    const words = wordsOf(type, value, shared, () => inline.end());
    const isText = !hasFormula && (type === 's' || type === 'inlineStr' || words.text === '');
    if (cell.column < MOST.columns) row.cells.push({ ...place, ...words, to, isText });
    row.inner = to;
    cell = undefined;
    value = '';
  };
  const scanned = scanXml(file, (token) => {
    if (token.kind === 'text' || token.kind === 'cdata') {
      if (isValue) value += token.text;
      else if (cell) inline.take(token);
      return;
    }
    if (token.kind === 'open') {
      const name = localName(token.name);
      if (name === 'sheetData') {
        prefix = token.name.slice(0, token.name.length - name.length);
        end = token.isEmpty ? undefined : token.to;
      } else if (name === 'row' && rows.length < MOST.rows) {
        const number = Number(token.attributes.get('r')) || (rows.at(-1)?.number ?? 0) + 1;
        row = { number, from: token.from, inner: token.to, cells: [] };
        if (token.isEmpty) rows.push({ ...row, to: token.to, isEmpty: true });
        if (token.isEmpty) row = undefined;
      } else if (name === 'c' && row) {
        const column = columnOf(token.attributes.get('r') ?? '') ?? (row.cells.at(-1)?.column ?? -1) + 1;
        const tag = content.slice(token.from, token.to);
        cell = { from: token.from, column, tag, type: token.attributes.get('t') ?? 'n', hasFormula: false };
        if (token.isEmpty) endCell(token.to);
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'v') isValue = cell !== undefined && !token.isEmpty;
      else if (cell) inline.take(token);
    } else if (token.kind === 'close') {
      const name = localName(token.name);
      if (name === 'v') isValue = false;
      else if (name === 'c') endCell(token.to);
      else if (name === 'row' && row) {
        rows.push({ ...row, to: token.to, isEmpty: false });
        row = undefined;
      } else if (cell) inline.take(token);
      if (name === 'row') end = token.to;
    }
  });
  return scanned.ok ? { rows, end, prefix } : undefined;
}

function wordsOf(type: string, value: string, shared: readonly CellText[], inline: () => CellText): CellText {
  const own = inline();
  if (type === 's') return shared[Number(value)] ?? { text: '' };
  if (type === 'inlineStr') return own;
  if (type === 'b') return { text: value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : value };
  return { text: value.replaceAll('\0', '\uFFFD') };
}

/** The texts that the cells of a workbook refer to by their numbers; undefined if the part is no XML. */
export function sharedTexts(content: string): CellText[] | undefined {
  const file = content.replace(/\r\n?/g, '\n');
  const texts: CellText[] = [];
  const reader = richTextReader(file);
  const scanned = scanXml(file, (token) => {
    reader.take(token);
    if (token.kind === 'close' && localName(token.name) === 'si') texts.push(reader.end());
    else if (token.kind === 'open' && token.isEmpty && localName(token.name) === 'si')
      texts.push({ text: '' });
  });
  return scanned.ok ? texts : undefined;
}
