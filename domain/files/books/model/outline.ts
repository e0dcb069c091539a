import type { ChapterStart } from './book.ts';

/** A heading of a document: where it stands, and its level, from 1 for the highest. */
export type Heading = {
  readonly part: number;
  readonly offset: number;
  readonly name: string;
  readonly level: number;
};

/**
 * The chapters that begin at headings of the two highest levels that are used (books.5). If the first heading is the
 * only one of the highest level, it is the title of the document, and the chapters begin at the next two levels.
 */
export function startsOfHeadings(headings: readonly Heading[]): ChapterStart[] {
  const levels = [...new Set(headings.map(({ level }) => level))].sort((one, other) => one - other);
  const [top, second] = levels;
  const isTitle =
    second !== undefined &&
    headings[0]?.level === top &&
    headings.filter(({ level }) => level === top).length === 1;
  return headings.flatMap(({ part, offset, name, level }) => {
    const place = levels.indexOf(level);
    const depth = isTitle ? Math.max(0, place - 1) : place;
    return depth > 1 ? [] : [{ part, offset, name, depth }];
  });
}
