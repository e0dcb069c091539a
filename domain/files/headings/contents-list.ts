import { type FoundHeading, isBlankLine, lettersAfter } from './found-headings.ts';
import { CONTENTS, wordHeadingIn } from './heading-words.ts';
import { headingIn, isSentence, withoutEmphasis, withoutPage } from './headings.ts';

/**
 * A list of contents: its lines from 0, with `end` after the last, and the titles in it that have no word and number.
 */
export type ContentsList = {
  readonly start: number;
  readonly end: number;
  readonly titles: ReadonlySet<string>;
  /** The titles as they are written, in lower case. */
  readonly written: ReadonlySet<string>;
};

const NONE: ContentsList = {
  start: Number.POSITIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
  titles: new Set(),
  written: new Set(),
};

/** The most lines of a list of contents. */
const LONGEST_LIST = 2000;
/** How many blank lines end a list of contents. */
const BLANKS = 3;
/**
 * The length, in UTF-16 units, that lines of a list of contents rarely have. Many such lines without a blank one are
 * prose.
 */
const WIDE = 55;
const PROSE = 130;

/** Finds the list below the first line *Contents*. Its titles are headings wherever they are on a line of their own. */
export function findContentsList(lines: readonly string[]): ContentsList {
  const start = lines.findIndex((line) => line.length < 60 && CONTENTS.test(withoutEmphasis(line)));
  if (start < 0) return NONE;
  const titles = new Set<string>();
  const written = new Set<string>();
  let blanks = 0;
  let prose = 0;
  const paths = new Set<string>();
  let part = '';
  let at = start + 1;
  for (; at < Math.min(lines.length, start + LONGEST_LIST); at++) {
    const line = lines[at] ?? '';
    blanks = isBlankLine(line) ? blanks + 1 : 0;
    if (blanks >= BLANKS && (titles.size > 1 || paths.size > 3)) break;
    if (blanks > 0) continue;
    const words = withoutPage(withoutEmphasis(line));
    const numberedHeading = wordHeadingIn(words);
    const isWide = words.length > WIDE && words === withoutEmphasis(line) && !numberedHeading;
    prose = isWide ? prose + words.length : 0;
    if (prose > PROSE) break;
    if (numberedHeading && titles.has(titleIn(numberedHeading.title))) break;
    if (numberedHeading) {
      const { rank, word, number } = numberedHeading;
      const label = `${word} ${number}`;
      if (rank !== 'chapter') part = label;
      const path = rank === 'chapter' ? `${part}/${label}` : label;
      // The first part or chapter appears again: the list has ended.
      if (paths.has(path)) break;
      paths.add(path);
      continue;
    }
    const title = titleIn(words);
    // The first title appears again: the list has ended.
    if (titles.has(title)) break;
    if (title.replace(/\P{L}/gu, '').length > 2 && !isSentence(words)) {
      titles.add(title);
      written.add(words.toLowerCase());
    }
  }
  // Chapters with a word and a number are recognised without the list.
  return { start, end: at, titles: titles.size > paths.size ? titles : new Set(), written };
}

/** What somebody says, such as a name that is a title too. */
const SPEECH = /^\s*["“«„‘—–-].*\p{Ll}.*[.!?…]["”»“’]?\s*$/u;

/** Whether a line is one of the titles. */
export function isListed({ titles, written }: ContentsList, line: string): boolean {
  if (titles.size === 0 || line.length >= 150) return false;
  const words = withoutPage(withoutEmphasis(line));
  return titles.has(titleIn(words)) && (!SPEECH.test(line) || written.has(words.toLowerCase()));
}

/** A title without number, case and punctuation. */
function titleIn(words: string): string {
  const heading = headingIn(words);
  const title = heading?.kind === 'titled' ? heading.title : words;
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The most code points between two headings of a list of contents, such as page numbers, dots and a short summary. */
export const MAX_SUMMARY_LENGTH = 120;

/**
 * Removes the headings of lists of contents. These are runs of headings with almost nothing between them that appear
 * again in the text, or with nothing at all between them. The last heading of a run stays if a text follows it,
 * together with the headings of its parts.
 */
export function withoutContents(lines: readonly string[], all: readonly FoundHeading[]): FoundHeading[] {
  const gaps = all.map((_, nth) => lettersAfter(lines, all, nth));
  const paths = pathsOf(all);
  const times = Map.groupBy(paths.keys(), (at) => paths[at] ?? '');
  const dropped = new Set<number>();
  for (let from = 0; from < all.length; ) {
    let last = from;
    while (last < all.length - 1 && (gaps[last] ?? 0) <= MAX_SUMMARY_LENGTH) last++;
    let first = last;
    while (first > from && holds(all[first - 1], all[first])) first--;
    const isAtEnd = last === all.length - 1 && (gaps[last] ?? 0) <= MAX_SUMMARY_LENGTH;
    // Capitals above the list are the title page.
    const listed = range(from, isAtEnd ? last + 1 : first).filter((at) => all[at]?.kind !== 'capitals');
    // Ascending.
    const placesOf = (at: number) => times.get(paths[at] ?? '') ?? [];
    const isAgain = (at: number) => (placesOf(at)[0] ?? from) < from || (placesOf(at).at(-1) ?? -1) >= first;
    const again = listed.filter(isAgain).length;
    const letters = listed.reduce((sum, at) => sum + wordsBetween(lines, all, at), 0);
    if ((again > 1 && again >= listed.length * 0.6) || (listed.length > 2 && letters === 0)) {
      for (const at of listed) dropped.add(at);
      // If a preface follows the list, its last line looks like a chapter.
      const within = range(from, last).some((at) => paths[at] === paths[last]);
      if (first === last && !within && (placesOf(last).at(-1) ?? -1) > last) dropped.add(last);
    }
    from = last + 1;
  }
  return all.filter((_, index) => !dropped.has(index));
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);

/** The number of letters between two headings, apart from page numbers and dots. */
function wordsBetween(lines: readonly string[], all: readonly FoundHeading[], at: number): number {
  const between = lines.slice(all[at]?.end, all[at + 1]?.index ?? lines.length);
  return between.join('').replace(/\P{L}/gu, '').length;
}

const OUTER = new Map([
  ['volume', 0],
  ['part', 1],
  ['markdown1', 1],
  ['numeral', 3],
  ['markdown3', 3],
  ['capitals', 3],
]);
const rankOf = ({ kind }: FoundHeading) => OUTER.get(kind) ?? 2;

/** Whether a heading can contain another directly below it. */
function holds(outer: FoundHeading | undefined, inner: FoundHeading | undefined): boolean {
  if (!outer || !inner) return false;
  if (outer.kind === 'capitals' && inner.kind === 'numeral') return inner.value === 1;
  if (outer.kind === 'part' && inner.kind === 'part') return outer.word !== inner.word;
  if (outer.kind === 'unnumbered' && inner.value === 1) return true;
  return rankOf(outer) < rankOf(inner);
}

/** The path of each heading: its label below that of its part. */
function pathsOf(all: readonly FoundHeading[]): string[] {
  let part = '';
  return all.map(({ kind, label }) => {
    if (kind === 'part' || kind === 'volume') part = label;
    return kind === 'part' || kind === 'volume' ? label : `${part}/${label}`;
  });
}
