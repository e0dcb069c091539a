import { linesOf, type Splitting } from '../texts/splitting.ts';
import { isBlank } from '../texts/text.ts';
import { type Format, SUBTITLE_FORMATS } from './format.ts';
import { timesIn } from './scan-cues.ts';

/** So much of a file tells what it is. */
const LOOKED_AT = 100_000;

/** What a file or a paste most likely is: by how it begins, and where that leaves it open, by its name. */
export function formatOf(content: string, fileName = ''): Format {
  const start = content.slice(0, LOOKED_AT).replace(/^\uFEFF+/, '');
  const begun = start.trimStart();
  if (/^WEBVTT(\s|$)/.test(begun)) return 'vtt';
  if (/^\[(Script Info|V4\+? Styles|Events)\]/im.test(begun) && !/\.json$/i.test(fileName)) return 'ass';
  if (/^Dialogue:[^,\n]{0,40},\s*\d+:\d\d:\d\d\.\d+,/m.test(begun)) return 'ass';
  const named = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
  if (named === 'json') return begun.startsWith('[') ? 'special_json' : 'json';
  if (hasCues(begun)) return named === 'vtt' ? 'vtt' : 'srt';
  if (/^\{\s*("|\}\s*$)/.test(begun)) return 'json';
  if (/^\[\s*(\{|\]\s*$)/.test(begun)) return 'special_json';
  if (named === 'ssa') return 'ass';
  return SUBTITLE_FORMATS.find((format) => format === named) ?? 'text';
}

/** Whether times of a cue stand on a line of their own among the first that have anything on them. */
function hasCues(content: string): boolean {
  const lines = content.split(/\r\n|\n|\r/, 400).filter((line) => !isBlank(line));
  return lines.slice(0, 40).some((line) => timesIn(line) !== undefined);
}

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
