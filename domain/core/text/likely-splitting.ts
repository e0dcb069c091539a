import { linesOf, type Splitting } from './splitting.ts';

/** How many characters of a file are looked at to detect what it is. */
export const SAMPLE_LENGTH = 100_000;

/**
 * The average length of lines, in characters, from which a text counts as prose; verse and lists have shorter lines.
 */
const LONG = 40;
/** The length, in characters, above which lines were not wrapped to fit a page: each is a paragraph of its own. */
const WIDEST = 120;

/**
 * The best way to split a plain text: into paragraphs if blank lines separate them, wrapped or not; otherwise into
 * lines. A text with a paragraph per line and blank lines only around headings is split into lines.
 */
export function splittingOf(content: string): Splitting {
  const lines = linesOf(content.slice(0, SAMPLE_LENGTH).trim()).map((line) => line.trim());
  const lengths = lines.filter((line) => line !== '').map(({ length }) => length);
  const characters = lengths.reduce((sum, length) => sum + length, 0);
  if (characters === 0 || characters < LONG * lengths.length) return 'lines';
  const { gaps, wraps, ends } = jointsOf(lines, widthOf(lengths));
  const isApart = gaps > (wraps + ends) / 20;
  return isApart && ends <= (gaps + wraps + ends) / 4 ? 'paragraphs' : 'lines';
}

/** The width at which most lines were wrapped; a few are always longer. */
function widthOf(lengths: readonly number[]): number {
  const sorted = lengths.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/**
 * What separates each two neighbouring lines: blank lines, a wrap because the next word did not fit, or the end of a
 * line.
 */
function jointsOf(lines: readonly string[], width: number) {
  const joints = { gaps: 0, wraps: 0, ends: 0 };
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (line === '' || before === undefined) continue;
    const [word = ''] = line.split(/\s/, 1);
    if (before === '') joints.gaps++;
    else if (width <= WIDEST && before.length + 1 + word.length > width) joints.wraps++;
    else joints.ends++;
  }
  return joints;
}
