import { localName } from '../workbook/rich-text.ts';
import { scanXml, type XmlTag } from '../xml/scan-xml.ts';

/** A cell of a table: its words, as they are once all tracked changes are accepted, and how many comments are in it. */
export type DocumentCell = { readonly text: string; readonly comments: number };

type OpenCell = { text: string; comments: number; hasParagraph: boolean; joinsNext: boolean };

function attributeOf({ attributes }: XmlTag, name: string): string | undefined {
  for (const [key, value] of attributes) if (localName(key) === name) return value;
  return undefined;
}

/** What is none of the words of a cell: pictures and what is in them, and what a tracked change takes away. */
const SKIPPED = new Set(['drawing', 'pict', 'object', 'Fallback', 'del', 'moveFrom', 'delText']);

/** Elements of a run that stand for a character. */
const CHARACTERS: Readonly<Record<string, string>> = {
  br: '\n',
  cr: '\n',
  tab: '\t',
  noBreakHyphen: '\u2011',
  softHyphen: '\u00ad',
};

/**
 * The rows of all tables of a Word document, cell by cell; a table within a cell counts as words of the cell. Undefined
 * if the document is no well-formed XML. Rows that a tracked change deletes are left out (imports.69).
 */
export function documentRows(content: string): DocumentCell[][] | undefined {
  const rows: DocumentCell[][] = [];
  const open: string[] = [];
  let tables = 0;
  let skipped = 0;
  let row: { cells: DocumentCell[]; isDeleted: boolean } | undefined;
  let cell: OpenCell | undefined;
  let words: { keepsSpace: boolean; text: string } | undefined;

  const begin = (name: string, tag: XmlTag) => {
    const around = open.at(-1);
    if (name === 'tbl') tables++;
    if (tables === 1 && name === 'tr') row = { cells: [], isDeleted: false };
    if (tables === 1 && name === 'tc' && row) {
      cell = { text: '', comments: 0, hasParagraph: false, joinsNext: false };
    }
    if (around === 'trPr') {
      if (name === 'del' && row) row.isDeleted = true;
      return;
    }
    if (around === 'rPr') {
      // The end of the paragraph is deleted.
      if ((name === 'del' || name === 'moveFrom') && open.at(-2) === 'pPr' && cell) cell.joinsNext = true;
      return;
    }
    if (SKIPPED.has(name)) skipped++;
    if (!cell || skipped > 0) return;
    if (name === 'p') {
      if (cell.hasParagraph && !cell.joinsNext) cell.text += '\n';
      Object.assign(cell, { hasParagraph: true, joinsNext: false });
    }
    if (around === 'r') {
      cell.text += CHARACTERS[name] ?? '';
      if (name === 'commentReference') cell.comments++;
      if (name === 't') words = { keepsSpace: attributeOf(tag, 'space') === 'preserve', text: '' };
    }
  };
  const end = (name: string) => {
    const around = open.at(-1);
    if (name === 't' && words && cell) {
      cell.text += words.keepsSpace ? words.text : words.text.trim();
      words = undefined;
    }
    if (SKIPPED.has(name) && around !== 'trPr' && around !== 'rPr') skipped--;
    if (name === 'tbl') tables--;
    if (tables !== 1) return;
    if (name === 'tc' && cell && row) {
      row.cells.push({ text: cell.text, comments: cell.comments });
      cell = undefined;
    }
    if (name === 'tr' && row) {
      if (!row.isDeleted) rows.push(row.cells);
      row = undefined;
    }
  };

  const scan = scanXml(content.replace(/\r\n?/g, '\n'), (token) => {
    if (token.kind === 'open') {
      const name = localName(token.name);
      begin(name, token);
      if (token.isEmpty) end(name);
      else open.push(name);
    }
    if (token.kind === 'close') {
      open.pop();
      end(localName(token.name));
    }
    if (words && (token.kind === 'text' || token.kind === 'cdata')) words.text += token.text;
  });
  return scan.ok ? rows : undefined;
}
