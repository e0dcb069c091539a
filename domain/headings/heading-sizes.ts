import type { TextLine } from '../texts/splitting.ts';
import { lengthOf } from '../texts/text.ts';
import type { OutlineHeading } from './outline.ts';

/** How much there is from a heading on: strings, and their length in characters. */
export type HeadingSize = { readonly strings: number; readonly characters: number };

/**
 * What follows each heading, its own line with it: up to the next that is as far out, or at which the text is cut.
 * `pieces`: the text's strings, in the order of their lines.
 */
export function sizesOf(
  headings: readonly OutlineHeading[],
  cut: ReadonlySet<OutlineHeading>,
  pieces: readonly TextLine[],
): HeadingSize[] {
  const until = sums(pieces);
  return headings.map((one, nth) => {
    let after = nth + 1;
    while (isWithin(headings[after], one, cut)) after++;
    const next = headings[after];
    const from = countBefore(pieces, one.at + 1);
    const to = next ? countBefore(pieces, next.at + 1) : pieces.length;
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

/** The length of the first n pieces. */
function sums(pieces: readonly TextLine[]): number[] {
  const until = [0];
  for (const { text } of pieces) until.push((until.at(-1) ?? 0) + lengthOf(text));
  return until;
}

/** How many pieces begin above a line, from 1. */
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
