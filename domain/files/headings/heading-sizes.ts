import type { TextLine } from '../../core/text/splitting.ts';
import { lengthOf } from '../../core/text/text.ts';
import type { OutlineHeading } from './outline.ts';

/** The size of what follows a heading: the number of strings and of characters. */
export type HeadingSize = { readonly strings: number; readonly characters: number };

/**
 * The size from each heading, its own line included, to the next heading of the same or a higher level or to the next
 * split. `pieces` are the strings of the text, in order of their lines.
 */
export function sizesOf(
  headings: readonly OutlineHeading[],
  cut: ReadonlySet<OutlineHeading>,
  pieces: readonly TextLine[],
): HeadingSize[] {
  const until = sums(pieces);
  return headings.map((heading, nth) => {
    let after = nth + 1;
    while (isWithin(headings[after], heading, cut)) after++;
    const next = headings[after];
    const from = countBefore(pieces, heading.index + 1);
    const to = next ? countBefore(pieces, next.index + 1) : pieces.length;
    return { strings: to - from, characters: (until[to] ?? 0) - (until[from] ?? 0) };
  });
}

function isWithin(
  one: OutlineHeading | undefined,
  outer: OutlineHeading,
  cut: ReadonlySet<OutlineHeading>,
): boolean {
  return one !== undefined && !cut.has(one) && one.rank > outer.rank;
}

/** The total length of the first n pieces, for each n. */
function sums(pieces: readonly TextLine[]): number[] {
  const until = [0];
  for (const { text } of pieces) until.push((until.at(-1) ?? 0) + lengthOf(text));
  return until;
}

/** The number of pieces that begin above a line, from 1. */
function countBefore(pieces: readonly TextLine[], line: number): number {
  let from = 0;
  let to = pieces.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((pieces[middle]?.line ?? 0) < line) from = middle + 1;
    else to = middle;
  }
  return from;
}
