import { linesOf } from '../../core/text/splitting.ts';
import {
  type ContentsList,
  findContentsList,
  isListed,
  MAX_SUMMARY_LENGTH,
  withoutContents,
} from './contents-list.ts';
import { type FoundHeading, findHeadings, lettersAfter } from './found-headings.ts';
import { headingPattern } from './heading-pattern.ts';
import type { HeadingKind } from './headings.ts';

/** The levels at which a text can be split: parts, chapters, numbered sections within them, titles without a number. */
export const HEADING_LEVELS = ['part', 'chapter', 'number', 'title'] as const;
export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** A heading of a text; `rank` is higher for inner headings. */
export type OutlineHeading = FoundHeading & { readonly level: HeadingLevel; readonly rank: number };

/** The headings of a text and the level at which it is best split; none if it has no chapters. */
export type Outline = {
  readonly headings: readonly OutlineHeading[];
  readonly level: HeadingLevel | undefined;
  /** The line from 0 at which a list of contents at the end begins. */
  readonly end: number;
};

/**
 * Finds the headings of a text. Lines that match `pattern` ({@link headingPattern}) are additional headings and don't
 * affect the level.
 */
export function outlineOf(content: string, pattern = ''): Outline {
  const lines = linesOf(content);
  const contents = findContentsList(lines);
  const isOwn = headingPattern(pattern);
  const kindOf = (line: string) => (isOwn(line) ? 'own' : isListed(contents, line) ? 'listed' : undefined);
  const all = withoutListed(findHeadings(lines, kindOf), contents);
  const headings = levelled(lines, counted(lines, withoutNotes(withoutContents(lines, all))));
  const last = headings.at(-1)?.index ?? 0;
  return {
    headings,
    level: (pattern === '' ? undefined : outlineOf(content).level) ?? levelOf(headings, hasRepeats(all)),
    end: contents.start > last ? contents.start : lines.length,
  };
}

/** Removes the headings in a list of contents: its titles, and all if most of them appear again behind it. */
function withoutListed(all: readonly FoundHeading[], { start, end }: ContentsList): FoundHeading[] {
  const isInList = ({ index }: FoundHeading) => index >= start && index < end;
  const listed = all.filter((foundHeading) => isInList(foundHeading) && !TITLES.has(foundHeading.kind));
  const behind = new Set(all.filter(({ index }) => index >= end).map(({ label }) => label));
  const isRepeated = listed.filter(({ label }) => behind.has(label)).length > listed.length / 2;
  // A preface may follow the list before its end is seen.
  const isEntry = ({ kind, label }: FoundHeading) =>
    TITLES.has(kind) || (isRepeated && (kind !== 'unnumbered' || behind.has(label)));
  return all.filter((foundHeading) => !(isInList(foundHeading) && isEntry(foundHeading)));
}

/** Kinds of headings that a list of contents has as titles. */
const TITLES: ReadonlySet<HeadingKind> = new Set(['listed', 'capitals', 'titled']);

/** Kinds of headings that end the notes before them. */
const AFTER_NOTES: ReadonlySet<HeadingKind> = new Set([
  'volume',
  'part',
  'chapter',
  'unnumbered',
  'markdown1',
]);

/**
 * Removes the numbers of notes below *Notes*. Notes at the end of a text keep their heading and are a part of their
 * own.
 */
function withoutNotes(all: readonly FoundHeading[]): FoundHeading[] {
  const lastText = all.findLastIndex(({ kind }) => AFTER_NOTES.has(kind));
  let isInNotes = false;
  return all.filter(({ kind, value, name }, index) => {
    if (kind === 'notes') isInNotes = true;
    else if (AFTER_NOTES.has(kind) || (value !== undefined && !/^\d/.test(name))) isInNotes = false;
    return kind === 'notes' ? index > lastText : !(isInNotes && value !== undefined);
  });
}

/** How many numbers back the preceding number of a series is searched for, because other series may be in between. */
const LOOKED_BACK = 60;

/** Removes numbers that don't count up from one, and capitals without a text of their own below. */
function counted(lines: readonly string[], all: readonly FoundHeading[]): FoundHeading[] {
  const numbers = all.filter(({ value }) => value !== undefined);
  const places = new Map(numbers.map((number, index) => [number, index]));
  const isCounted = (one: FoundHeading) => {
    const at = places.get(one) ?? 0;
    const before = numbers.slice(Math.max(0, at - LOOKED_BACK), at);
    return (
      one.value === 1 || before.some((other) => Number(other.value) + 1 === one.value && isKin(other, one))
    );
  };
  const times = Map.groupBy(all, ({ label }) => label);
  // A single one is the title of the book.
  const hasMarkdown = all.filter(({ kind }) => kind === 'markdown1').length > 1;
  return all.filter((foundHeading, index) => {
    if (foundHeading.kind === 'titled' || foundHeading.kind === 'numeral') return isCounted(foundHeading);
    if (foundHeading.kind === 'markdown1') return hasMarkdown;
    if (foundHeading.kind !== 'capitals') return true;
    return (
      times.get(foundHeading.label)?.length === 1 &&
      (lettersAfter(lines, all, index) > MAX_SUMMARY_LENGTH || isStory(lines, all, index))
    );
  });
}

/** Whether two headings can be in one series: `ADVENTURE VI. …` is followed by `VII. …`. */
function isKin(before: FoundHeading, { kind }: FoundHeading): boolean {
  return before.kind === kind || (kind === 'titled' && before.kind === 'chapter');
}

/** Whether a title is directly above the first number of a series. */
function isStory(lines: readonly string[], all: readonly FoundHeading[], at: number): boolean {
  const next = all[at + 1];
  return next?.kind === 'numeral' && next.value === 1 && lettersAfter(lines, all, at) === 0;
}

const hasRepeats = (all: readonly FoundHeading[]) => {
  const capitals = all.filter(({ kind }) => kind === 'capitals').map(({ label }) => label);
  return new Set(capitals).size < capitals.length;
};

const RANKS = {
  notes: 0,
  volume: 0,
  part: 10,
  markdown1: 15,
  own: 20,
  chapter: 20,
  listed: 20,
  unnumbered: 20,
  titled: 20,
  markdown2: 20,
  numeral: 30,
  markdown3: 30,
  capitals: 40,
} as const satisfies Record<HeadingKind, number>;

const LEVEL_OF = (rank: number): HeadingLevel =>
  rank < RANKS.chapter
    ? 'part'
    : rank < RANKS.numeral
      ? 'chapter'
      : rank < RANKS.capitals
        ? 'number'
        : 'title';

/** Gives each heading its level, in some cases by the headings below it. */
function levelled(lines: readonly string[], all: readonly FoundHeading[]): OutlineHeading[] {
  const parts = partRanks(all);
  return all.map((foundHeading, index) => {
    const rank = rankOf(foundHeading, index);
    return { ...foundHeading, rank, level: LEVEL_OF(rank) };
  });

  function rankOf(one: FoundHeading, at: number): number {
    if (one.kind === 'part') return parts.get(one.word ?? '') ?? RANKS.part;
    if (one.kind === 'capitals' && isStory(lines, all, at)) return RANKS.chapter;
    const next = all[at + 1];
    const isAboveFirst = next?.value === 1 && lettersAfter(lines, all, at) === 0;
    // An epilogue with chapters of its own is on the level of parts, and one with parts above it.
    if (one.kind === 'unnumbered' && isAboveFirst) return next.kind === 'part' ? RANKS.volume : RANKS.part;
    return RANKS[one.kind];
  }
}

const EPILOGUE = /^(?:epilogue|эпилог|epilogo)$/;

/** The rank of each word for parts. Of parts and books, the less frequent are the outer ones. */
function partRanks(all: readonly FoundHeading[]): ReadonlyMap<string, number> {
  // An epilogue has the rank of the outermost.
  const parts = all.filter(({ kind, word = '' }) => kind === 'part' && !EPILOGUE.test(word));
  const byWord = [...Map.groupBy(parts, ({ word = '' }) => word)];
  const words = byWord.sort(([, one], [, other]) => one.length - other.length).map(([word]) => word);
  return new Map(words.map((word, index) => [word, RANKS.part + Math.min(index, 4)]));
}

/**
 * The level of a text's chapters: the most certain kind with at least two headings. Capitals, the least certain, come
 * last.
 */
function levelOf(headings: readonly OutlineHeading[], hasRepeats: boolean): HeadingLevel | undefined {
  const all = headings.filter(({ kind }) => kind !== 'notes');
  const amount = (is: (one: OutlineHeading) => boolean) => all.filter(is).length;
  const chapters = amount(({ level, kind }) => level === 'chapter' && kind !== 'unnumbered');
  const markdown = amount(({ kind }) => kind === 'markdown1');
  if (chapters > 1 && markdown < 2) return 'chapter';
  if (markdown > 1) return 'part';
  if (amount(({ level }) => level === 'number') > 1) return 'number';
  if (amount(({ level }) => level === 'chapter') > 1) return 'chapter';
  if (amount(({ level }) => level === 'part') > 1) return 'part';
  const hasOwn = amount(({ kind }) => kind === 'own') > 0;
  if (hasOwn || (chapters > 0 && amount(({ level }) => level === 'part') > 0)) return 'chapter';
  return !hasRepeats && amount(({ level }) => level === 'title') > 1 ? 'title' : undefined;
}
