import { type Archive, isArchive, openArchive, readEntry } from '../../core/archive/archive.ts';
import { scanTable, spellCell } from '../tables/table-scan.ts';
import { documentRows } from './document-rows.ts';
import { type FileMark, fileMarkIn, type RowMark, rowMarkIn, spellRowMark } from './row-mark.ts';

/*
 * A document for proofreading as a text, by which it is read as other files of translations are (docs/decisions/106):
 *
 *     #proofreading 12 340                  the project, and how many rows were exported, if the file still says so
 *     h,Chapter 1                           a heading
 *     r,dragoman:12:77::a-1:b-2,1,Hello,Hallo,0      a row: its mark, number, source, translation and comments
 */

/** What the text of a document for proofreading begins with. */
export const PROOFREADING_SIGN = '#proofreading ';

/** A row with a string. */
export type ProofreadRow = {
  readonly mark: RowMark | undefined;
  /** The number of the string in its section, and after it the form of a plural; from the file, so it may be anything. */
  readonly number: string;
  /** The heading above it. */
  readonly heading: string;
  readonly source: string;
  readonly translation: string;
  readonly comments: number;
};

export type ProofreadFile = {
  readonly mark: FileMark | undefined;
  readonly rows: readonly ProofreadRow[];
};

const MAIN_PARTS = ['word/document.xml', 'word/document2.xml'];

/** The text of a Word document with a table of strings; undefined if a file is none. Throws an ArchiveError for a damaged one. */
export function proofreadingText(bytes: Uint8Array): string | undefined {
  if (!isArchive(bytes)) return undefined;
  const archive = openArchive(bytes);
  const main = MAIN_PARTS.find((path) => archive.entries.has(path));
  const rows = main === undefined ? undefined : documentRows(partOf(archive, main));
  if (!rows) return undefined;
  let fileMark: FileMark | undefined;
  let hasStrings = false;
  const records: string[] = [];
  for (const [number, source, translation] of rows) {
    if (!number) continue;
    fileMark ??= fileMarkIn(number.text);
    if (!source || !translation) {
      records.push(recordOf(['h', number.text.trim()]));
      continue;
    }
    const { mark, words } = rowMarkIn(number.text);
    if (!mark && !/^\s*\d+/.test(words)) continue;
    hasStrings = true;
    const comments = number.comments + source.comments + translation.comments;
    const spelled = mark ? spellRowMark(mark) : '';
    records.push(recordOf(['r', spelled, words.trim(), source.text, translation.text, String(comments)]));
  }
  if (!hasStrings) return undefined;
  const facts = fileMark ? `${fileMark.project} ${fileMark.rows}` : '';
  return `${PROOFREADING_SIGN}${facts}\n${records.map((record) => `${record}\n`).join('')}`;
}

const partOf = (archive: Archive, path: string) => new TextDecoder().decode(readEntry(archive, path));
const recordOf = (cells: readonly string[]) => cells.map((cell) => spellCell(cell)).join(',');

/** The rows in such a text; undefined if it is none. */
export function proofreadingIn(text: string): ProofreadFile | undefined {
  if (!text.startsWith(PROOFREADING_SIGN)) return undefined;
  const end = text.indexOf('\n');
  const [, project, amount] = /^#proofreading (\d{1,15}) (\d{1,9})$/.exec(text.slice(0, end)) ?? [];
  const scanned = scanTable(text.slice(end + 1), ',');
  if (!scanned.ok || end < 0) return undefined;
  const rows: ProofreadRow[] = [];
  let heading = '';
  for (const { cells } of scanned.records) {
    const [kind, first = '', number = '', source = '', translation = '', comments = ''] = cells.map(
      ({ text }) => text,
    );
    if (kind === 'h') heading = first;
    if (kind !== 'r') continue;
    const { mark } = rowMarkIn(first);
    rows.push({ mark, number, heading, source, translation, comments: Number(comments) || 0 });
  }
  return {
    mark: project === undefined ? undefined : { project: Number(project), rows: Number(amount) },
    rows,
  };
}
