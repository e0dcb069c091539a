import { LIMITS } from '../limits.ts';
import { linesOf } from '../splitting.ts';
import { type Heading, type HeadingKind, headingIn } from './headings.ts';

/** A run of lines of a long text, from 1, both inclusive, proposed as a section; what stands around chapters has no name. */
export type Chapter = {
  readonly kind: 'front' | 'chapter' | 'back';
  readonly name: string;
  readonly from: number;
  readonly to: number;
};

type Found = Heading & { readonly at: number };

/**
 * A long text cut at its headings, which stand in their chapters (DECISIONS §6): what is before the first, with a list
 * of contents, is one part, and a licence after the last another. None when it has fewer than two headings.
 */
export function chaptersOf(content: string): Chapter[] {
  const lines = linesOf(content);
  const headings = merged(lines, withoutContents(lines, chosen(lines, candidates(lines))));
  const [first] = headings;
  if (!first || headings.length < 2) return [];
  const end = backFrom(lines, headings.at(-1)?.at ?? 0);
  const chapters = headings.map(({ at, name }, nth): Chapter => {
    return { kind: 'chapter', name, from: at + 1, to: headings[nth + 1]?.at ?? end };
  });
  const around = [
    { kind: 'front', name: '', from: 1, to: first.at },
    { kind: 'back', name: '', from: end + 1, to: lines.length },
  ] as const satisfies Chapter[];
  const [front, back] = around.map((part) => (hasText(lines, part.from - 1, part.to) ? [part] : []));
  return [...(front ?? []), ...chapters, ...(back ?? [])];
}

/** The lines of a chapter, to be loaded as a text of its own. */
export function linesBetween(content: string, { from, to }: Pick<Chapter, 'from' | 'to'>): string {
  return linesOf(content)
    .slice(from - 1, to)
    .join('\n');
}

/** Lines that are headings as far as can be told from them and their neighbours. */
function candidates(lines: readonly string[]): Found[] {
  const found: Found[] = [];
  for (const [at, line] of lines.entries()) {
    const isMarked = line.startsWith('#');
    // Most lines are of the middle of a paragraph and need no second look.
    if (!isMarked && !isBare(lines[at - 1]) && found.at(-1)?.at !== at - 1) continue;
    const heading = headingIn(line);
    if (!heading) continue;
    // It is followed by nothing, by another, as in a list of contents, or by its title.
    const next = lines[at + 1];
    const isFollowed =
      isBare(next) || (heading.title === '' && isBare(lines[at + 2])) || headingIn(next ?? '') !== undefined;
    if (isMarked || isFollowed) found.push({ ...heading, at });
  }
  return found;
}

const isBare = (line: string | undefined) => line === undefined || line.trim() === '';

/** From the surest; capitals, which may be anything, are looked at last. */
const KINDS: readonly HeadingKind[] = ['named', 'markdown1', 'markdown2', 'markdown3', 'numbered'];

/**
 * Headings of the first kind of which there are two; bare numbers only where they count up from one; capitals alone only
 * where much stands below them, and no line of them comes twice, as names in a play do.
 */
function chosen(lines: readonly string[], found: readonly Found[]): Found[] {
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  const counted = (byKind.get('numbered') ?? []).filter(
    ({ label }, at, all) =>
      label === '1' || all.slice(Math.max(0, at - 3), at).some((one) => isNext(one, label)),
  );
  const kind = KINDS.find((one) => (one === 'numbered' ? counted : (byKind.get(one) ?? [])).length > 1);
  if (kind === undefined) return inCapitals(lines, byKind.get('capitals') ?? []);
  if (kind !== 'numbered') return byKind.get(kind) ?? [];
  return [...counted, ...(byKind.get('named') ?? [])].toSorted((a, b) => a.at - b.at);
}

function inCapitals(lines: readonly string[], found: readonly Found[]): Found[] {
  const isTwice = new Set(found.map(({ label }) => label)).size < found.length;
  const long = found.filter((_, nth) => lettersAfter(lines, found, nth) > FEW);
  return isTwice || long.length < 2 ? [] : long;
}

const isNext = ({ label }: Found, next: string) => Number(label) + 1 === Number(next);

/** So many letters between two headings are no chapter: page numbers, dots, a motto. */
const FEW = 120;

/** A list of contents is a run of headings with next to nothing between, up to where the first of them comes again. */
function withoutContents(lines: readonly string[], headings: readonly Found[]): Found[] {
  const seen = new Set<string>();
  const again = headings.findIndex(({ label }) => seen.size === seen.add(label).size);
  const listed = headings.slice(0, Math.max(again - 1, 0));
  const isContents = again > 1 && listed.every((_, nth) => lettersAfter(lines, headings, nth) <= FEW);
  return isContents ? headings.slice(again) : [...headings];
}

function lettersAfter(lines: readonly string[], headings: readonly Found[], nth: number): number {
  const between = lines.slice((headings[nth]?.at ?? 0) + 1, headings[nth + 1]?.at);
  return between.reduce((sum, line) => sum + line.trim().length, 0);
}

type Named = { readonly at: number; readonly name: string };

/** Headings with nothing between, as PART ONE and CHAPTER I, are one; a title on the line below belongs to its heading. */
function merged(lines: readonly string[], headings: readonly Found[]): Named[] {
  const named: Named[] = [];
  let open: Named | undefined;
  for (const [nth, heading] of headings.entries()) {
    const { words, end } = wordsOf(lines, heading);
    const name = open ? `${open.name} · ${words}` : words;
    const at = open?.at ?? heading.at;
    const next = headings[nth + 1]?.at;
    const isEmpty = next !== undefined && !hasText(lines, end, next);
    open = isEmpty ? { at, name } : undefined;
    if (!isEmpty) named.push({ at, name: cut(name) });
  }
  return named;
}

/** A heading's words, with a title that stands below it, and the line after them. */
function wordsOf(lines: readonly string[], { at, kind, title }: Found) {
  const own = (lines[at] ?? '')
    .trim()
    .replace(/^#+\s*|\s*#+$/g, '')
    .replace(/^[*_]+|[*_]+$/g, '');
  if (title !== '' || kind.startsWith('markdown')) return { words: own, end: at + 1 };
  const below = isBare(lines[at + 1]) ? at + 2 : at + 1;
  const second = (lines[below] ?? '').trim();
  const isTitle =
    second !== '' &&
    second.length <= 70 &&
    isBare(lines[below + 1]) &&
    !/[.,;:]$/.test(second) &&
    /^[\p{Lu}\p{N}“«"‘'(*_]/u.test(second) &&
    (headingIn(second)?.kind ?? 'capitals') === 'capitals';
  if (!isTitle) return { words: own, end: at + 1 };
  return { words: `${own.replace(/[.:]$/, '')}. ${second.replace(/^[*_]+|[*_]+$/g, '')}`, end: below + 1 };
}

function cut(name: string): string {
  const line = name.replace(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length > LIMITS.sectionName.max
    ? `${letters.slice(0, LIMITS.sectionName.max - 1).join('')}…`
    : line;
}

const LICENCE = /^\s{0,20}(\*{3}\s{0,3}END OF (THE|THIS) PROJECT GUTENBERG|End of (the )?Project Gutenberg)/i;

/** How many lines there are before a licence at the end: the first of it, if it stands after the last heading. */
function backFrom(lines: readonly string[], after: number): number {
  const found = lines.findIndex((line, at) => at > after && LICENCE.test(line));
  return found === -1 ? lines.length : found;
}

function hasText(lines: readonly string[], from: number, to: number): boolean {
  return lines.slice(from, to).some((line) => !isBare(line));
}
