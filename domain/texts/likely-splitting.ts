import { linesOf, type Splitting } from './splitting.ts';

/** So many characters of a file tell what it is. */
export const LOOKED_AT = 100_000;

/** Average length of lines from which a text counts as prose; lines of verse and lists are shorter. In characters. */
const LONG = 40;
/** Lines that are longer were not broken to fit a page: each is a paragraph of its own. In characters. */
const WIDEST = 120;

/**
 * How a plain text is best split: into paragraphs where blank lines are between them, whether they are wrapped or one line
 * each; otherwise into lines. A text with a paragraph per line and blank lines only around its headings has lines.
 */
export function splittingOf(content: string): Splitting {
  const lines = linesOf(content.slice(0, LOOKED_AT).trim()).map((line) => line.trim());
  const lengths = lines.filter((line) => line !== '').map(({ length }) => length);
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  if (characters === 0 || characters < LONG * lengths.length) return 'lines';
  const { gaps, wraps, ends } = jointsOf(lines, widthOf(lengths));
  const isApart = gaps > (wraps + ends) / 20;
  return isApart && ends <= (gaps + wraps + ends) / 4 ? 'paragraphs' : 'lines';
}

/** The width at which lines were broken, as far as most of them go; a few are always longer. */
function widthOf(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** What is between lines that follow each other: blank lines, a break where the next word had no room, or the end of a line that had. */
function jointsOf(lines: readonly string[], width: number) {
  const joints = { gaps: 0, wraps: 0, ends: 0 };
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (line === '' || before === undefined) continue;
    const [word = ''] = line.split(/\s/, 1);
    if (before === '') joints.gaps++;
    else if (width <= WIDEST && before.length + 1 + word.length > width) joints.wraps++;
    else joints.ends++;
  }
  return joints;
}
