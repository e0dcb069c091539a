import { whyNotSectionName } from '#domain/core/names/display-names.ts';
import { type ChosenPart, type ChosenSections, printChosen } from '#domain/files/books/chosen-sections.ts';
import type { ReadChapter } from '#domain/files/previews/read-book-file.ts';

/** A section to be made of one chapter of a book, or of several that were merged. */
export type ChapterRow = {
  /** Its chapters, or what it has of them; the first tells rows apart. */
  readonly parts: readonly [ChapterPart, ...ChapterPart[]];
  readonly name: string;
  /** The name that the book gives it. */
  readonly ownName: string;
  readonly depth: number;
  readonly strings: number;
  readonly isIn: boolean;
};

/** A part of a chapter with its number of strings. */
type ChapterPart = ChosenPart & { readonly strings: number };

/** A string at which a section is to begin, and the name that this gets. */
export type SectionStart = { readonly chapter: number; readonly from: number; readonly name: string };

export const chapterRows = (chapters: readonly ReadChapter[]): ChapterRow[] =>
  chapters.map(({ name, depth, strings, isAside }, chapter) => ({
    parts: [{ chapter, from: 0, strings }],
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
    parts: [...before.parts, ...row.parts] as const,
    strings: before.strings + row.strings,
  };
  return rows.toSpliced(at - 1, 2, merged);
}

/**
 * The rows with those split in which sections are to begin at these strings. Parts that a row has from several chapters
 * stay together.
 */
export function withSplit(rows: readonly ChapterRow[], starts: readonly SectionStart[]): ChapterRow[] {
  const byChapter = Map.groupBy(starts, ({ chapter }) => chapter);
  return rows.flatMap((row) => {
    const split: ChapterRow[] = [];
    for (const part of row.parts) {
      const end = part.from + part.strings;
      const inside = (byChapter.get(part.chapter) ?? [])
        .filter(({ from }) => from > part.from && from < end)
        .toSorted((one, other) => one.from - other.from);
      for (const [nth, { from, name }] of [{ from: part.from, name: row.name }, ...inside].entries()) {
        const to = inside[nth]?.from;
        const piece = { chapter: part.chapter, from, to: to ?? part.to, strings: (to ?? end) - from };
        const open = nth === 0 ? split.pop() : undefined;
        const parts = open ? ([...open.parts, piece] as const) : ([piece] as const);
        const base = open ?? (nth === 0 ? row : { ...row, name, ownName: name });
        split.push({ ...base, parts, strings: parts.reduce((sum, { strings }) => sum + strings, 0) });
      }
    }
    return split;
  });
}

/** The rows to be imported, as the call takes them. */
export const chosenIn = (rows: readonly ChapterRow[]): ChosenSections =>
  rows.filter(({ isIn }) => isIn).map(({ parts }) => parts);

/** The rows to be imported, as an address has them. */
export const writtenChoice = (rows: readonly ChapterRow[]): string => printChosen(chosenIn(rows));

export const stringsIn = (rows: readonly ChapterRow[]): number =>
  rows.reduce((sum, { isIn, strings }) => sum + (isIn ? strings : 0), 0);

/** Whether a row has a name that no section may have. */
export const isNameWrong = ({ isIn, name }: ChapterRow): boolean =>
  isIn && whyNotSectionName(name.trim()) !== undefined;
