import { type FoundHeading, isBlankLine, lettersAfter } from './found-headings.ts';
import { CONTENTS, wordHeadingIn } from './heading-words.ts';
import { headingIn, isSentence, withoutEmphasis, withoutPage } from './headings.ts';

/** A list of contents: its lines from 0, `end` behind the last, and the titles in it that have no word and number. */
export type ContentsList = {
  readonly start: number;
  readonly end: number;
  readonly titles: ReadonlySet<string>;
};

const NONE: ContentsList = {
  start: Number.POSITIVE_INFINITY,
  end: Number.POSITIVE_INFINITY,
  titles: new Set(),
};

/** Lines of a list of contents at most. */
const LONGEST_LIST = 2000;
/** Blank lines that end a list of contents, once it has begun. */
const BLANKS = 3;
/** In UTF-16 units: a line of a list of contents is seldom as long, and so many such lines without a blank one are prose. */
const WIDE = 55;
const PROSE = 130;

/** The list below the first line that says *Contents*: its titles are headings wherever they are on their own. */
export function findContentsList(lines: readonly string[]): ContentsList {
  const start = lines.findIndex((line) => line.length < 60 && CONTENTS.test(withoutEmphasis(line)));
  if (start < 0) return NONE;
  const titles = new Set<string>();
  let blanks = 0;
  let prose = 0;
  let numbered = 0;
  let at = start + 1;
  for (; at < Math.min(lines.length, start + LONGEST_LIST); at++) {
    const line = lines[at] ?? '';
    blanks = isBlankLine(line) ? blanks + 1 : 0;
    if (blanks >= BLANKS && titles.size > 1) break;
    if (blanks > 0) continue;
    const words = withoutPage(withoutEmphasis(line));
    prose = words.length > WIDE && words === withoutEmphasis(line) ? prose + words.length : 0;
    if (prose > PROSE) break;
    const numberedHeading = wordHeadingIn(words);
    if (numberedHeading && titles.has(titleIn(numberedHeading.title))) break;
    if (numberedHeading) {
      numbered++;
      continue;
    }
    const title = titleIn(words);
    // The first of them again, and what it is the heading of.
    if (titles.has(title)) break;
    if (title.replace(/\P{L}/gu, '').length > 2 && !isSentence(words)) titles.add(title);
  }
  // Chapters with a word and a number are known by these.
  return titles.size > numbered ? { start, end: at, titles } : { ...NONE, start };
}

/** Whether a line is one of the titles. */
export function isListed({ titles }: ContentsList, line: string): boolean {
  return titles.size > 0 && line.length < 150 && titles.has(titleIn(withoutPage(withoutEmphasis(line))));
}

/** A title without its number, its case and its signs. */
function titleIn(words: string): string {
  const heading = headingIn(words);
  const title = heading?.kind === 'titled' ? heading.title : words;
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Code points between two headings of a table of contents at most: page numbers, dots, a short summary. */
export const MAX_SUMMARY_LENGTH = 120;

/**
 * Headings without those of a list of contents: a run of them with next to nothing between, which come again in the text,
 * or have nothing at all between. The last of a run stays if it has a text, with the parts that it begins.
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
    // The title page is above it, in capitals.
    const listed = range(from, isAtEnd ? last + 1 : first).filter((at) => all[at]?.kind !== 'capitals');
    // Its places are in rising order.
    const placesOf = (at: number) => times.get(paths[at] ?? '') ?? [];
    const isAgain = (at: number) => (placesOf(at)[0] ?? from) < from || (placesOf(at).at(-1) ?? -1) >= first;
    const again = listed.filter(isAgain).length;
    const letters = listed.reduce((sum, at) => sum + wordsBetween(lines, all, at), 0);
    if ((again > 1 && again >= listed.length * 0.6) || (listed.length > 2 && letters === 0)) {
      for (const at of listed) dropped.add(at);
      // With a preface behind it, the last of the list looks like a chapter.
      const within = range(from, last).some((at) => paths[at] === paths[last]);
      if (first === last && !within && (placesOf(last).at(-1) ?? -1) > last) dropped.add(last);
    }
    from = last + 1;
  }
  return all.filter((_, at) => !dropped.has(at));
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, at) => from + at);

/** Letters between two headings, beside pages and dots. */
function wordsBetween(lines: readonly string[], all: readonly FoundHeading[], at: number): number {
  const between = lines.slice(all[at]?.end, all[at + 1]?.at ?? lines.length);
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

/** Whether a heading can be directly above another that it holds. */
function holds(outer: FoundHeading | undefined, inner: FoundHeading | undefined): boolean {
  if (!outer || !inner) return false;
  if (outer.kind === 'capitals' && inner.kind === 'numeral') return inner.value === 1;
  if (outer.kind === 'part' && inner.kind === 'part') return outer.word !== inner.word;
  if (outer.kind === 'unnumbered' && inner.value === 1) return true;
  return rankOf(outer) < rankOf(inner);
}

/** What each heading is known by: its label below that of the part it is in. */
function pathsOf(all: readonly FoundHeading[]): string[] {
  let part = '';
  return all.map(({ kind, label }) => {
    if (kind === 'part' || kind === 'volume') part = label;
    return kind === 'part' || kind === 'volume' ? label : `${part}/${label}`;
  });
}
