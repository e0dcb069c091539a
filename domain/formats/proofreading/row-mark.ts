import { crc32 } from '../../core/archive/crc32.ts';

/** What a row of a document for proofreading says of itself, unseen by readers, in its first cell. */
export type RowMark = {
  readonly project: number;
  readonly string: number;
  /** The form of a plural that the row has; empty for a string that is none. */
  readonly form: string;
  /** Hashes of the source and of the translation as they were exported. */
  readonly source: string;
  readonly translation: string;
};

/** What the first row says: the project, and how many rows with strings follow. */
export type FileMark = { readonly project: number; readonly rows: number };

/** Characters that XML can't have, and half ones. */
const ILLEGAL = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it comes back from a document that nobody has changed. */
export const asInDocument = (text: string): string => text.replace(/\r\n?/g, '\n').replace(ILLEGAL, '');

/** A short name of a text, by which it is seen whether it has changed. */
export function hashOfText(text: string): string {
  const bytes = new TextEncoder().encode(asInDocument(text));
  return `${crc32(bytes).toString(36)}-${bytes.length.toString(36)}`;
}

export const spellRowMark = ({ project, string, form, source, translation }: RowMark): string =>
  `dragoman:${project}:${string}:${form}:${source}:${translation}`;

export const spellFileMark = ({ project, rows }: FileMark): string => `dragoman:${project}:rows:${rows}`;

const ROW_MARK = /dragoman:(\d{1,15}):(\d{1,15}):([=\w]{0,20}):(\w{1,9}-\w{1,9}):(\w{1,9}-\w{1,9})/;
const FILE_MARK = /dragoman:(\d{1,15}):rows:(\d{1,9})/;

/** The mark in a cell, and the words around it, such as the number of the string. */
export function rowMarkIn(cell: string): { readonly mark: RowMark | undefined; readonly words: string } {
  const [spelled, project, string, form = '', source = '', translation = ''] = ROW_MARK.exec(cell) ?? [];
  if (spelled === undefined) return { mark: undefined, words: cell };
  return {
    mark: { project: Number(project), string: Number(string), form, source, translation },
    words: cell.replace(spelled, ''),
  };
}

/** The mark of the whole file in a cell. */
export function fileMarkIn(cell: string): FileMark | undefined {
  const [spelled, project, rows] = FILE_MARK.exec(cell) ?? [];
  return spelled === undefined ? undefined : { project: Number(project), rows: Number(rows) };
}
