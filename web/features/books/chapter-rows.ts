import { type ChosenSections, printChosen } from '#domain/books/chosen-sections.ts';
import { whyNotSectionName } from '#domain/names/display-names.ts';
import type { ReadChapter } from '../import-shared/read-book-file.ts';

/** A section to be made of one chapter of a book, or of several that were merged. */
export type ChapterRow = {
  /** The places of its chapters in the book, from 0; the first tells rows apart. */
  readonly indexes: readonly [number, ...number[]];
  readonly name: string;
  /** The name that the book gives it. */
  readonly ownName: string;
  readonly depth: number;
  readonly strings: number;
  readonly isIn: boolean;
};

export const chapterRows = (chapters: readonly ReadChapter[]): ChapterRow[] =>
  chapters.map(({ name, depth, strings, isAside }, index) => ({
    indexes: [index],
    name,
    ownName: name,
    depth,
    strings,
    isIn: !isAside,
  }));

/** The rows with one changed. */
export const withRow = (
  rows: readonly ChapterRow[],
  at: number,
  changed: Partial<ChapterRow>,
): ChapterRow[] => rows.map((row, nth) => (nth === at ? { ...row, ...changed } : row));

/** The rows with one in the place of its neighbour, above (−1) or below (1). */
export function withMoved(rows: readonly ChapterRow[], at: number, by: -1 | 1): ChapterRow[] {
  const [row, other] = [rows[at], rows[at + by]];
  if (!row || !other) return [...rows];
  return rows.with(at, other).with(at + by, row);
}

/** The rows with one merged into the one before it. */
export function withMerged(rows: readonly ChapterRow[], at: number): ChapterRow[] {
  const [before, row] = [rows[at - 1], rows[at]];
  if (!before || !row) return [...rows];
  const merged = {
    ...before,
    indexes: [...before.indexes, ...row.indexes] as const,
    strings: before.strings + row.strings,
  };
  return rows.toSpliced(at - 1, 2, merged);
}

/** The rows to be imported, as the call takes them. */
export const chosenIn = (rows: readonly ChapterRow[]): ChosenSections =>
  rows.filter(({ isIn }) => isIn).map(({ indexes }) => indexes);

/** The same, written for an address. */
export const writtenChoice = (rows: readonly ChapterRow[]): string => printChosen(chosenIn(rows));

export const stringsIn = (rows: readonly ChapterRow[]): number =>
  rows.reduce((sum, { isIn, strings }) => sum + (isIn ? strings : 0), 0);

/** Whether a row has a name that no section may have. */
export const isNameWrong = ({ isIn, name }: ChapterRow): boolean =>
  isIn && whyNotSectionName(name.trim()) !== undefined;
