import { LIMITS } from '../../core/limits.ts';
import type { TextRange } from '../../core/text/text-range.ts';
import { isGenerated } from './generated-patterns.ts';
import { type Matcher, matcherOf, type StepBudget } from './matchers.ts';
import type { TermPlace } from './terms/matcher.ts';
import { type SearchedText, searched } from './terms/searched-texts.ts';

/** The fields of an entry by which its word is found in a source text; `is_off`: keys that a user wrote are switched off. */
export type SourceEntryKey = { readonly word_key: string; readonly is_off?: boolean };
/** A word of the dictionary in a text, with the entries of that word. */
export type Span<T> = TextRange & {
  readonly entries: readonly T[];
  /** Whether what stands there may as well be another word (terms.4). */
  readonly isMaybe: boolean;
};

/** The words of the dictionary in a text, and how many entries were not searched for, or not to the end of it (dictionary.17). */
export type FoundWords<T> = { readonly spans: readonly Span<T>[]; readonly left: number };

/** The entries with one key, as many as are named, and how many more there are. */
type Group<T> = {
  readonly matcher: Matcher;
  readonly nth: number;
  readonly entries: readonly T[];
  readonly more: number;
};

/** Entries at a place, and where the first of them stands in the dictionary. */
type EntriesAt<T> = Pick<Group<T>, 'nth' | 'entries'>;

/**
 * Finds the words of the dictionary in a text by their patterns, beside those that are `told` otherwise, in order and without overlaps. Of two that
 * overlap, the longer wins ('white rabbit' over 'rabbit'), of equally long ones the earlier (dictionary.9). The simplest patterns are searched
 * for first, so that complex ones leave out only each other.
 */
export function findWords<T extends SourceEntryKey>(
  text: string,
  entries: readonly T[],
  told: readonly TermPlace<T>[] = [],
  ready: SearchedText = searched(text),
): FoundWords<T> {
  const { groups, off } = groupsOf(entries);
  const byPlace = new Map<string, TextRange & { found: EntriesAt<T>[]; isMaybe: boolean }>();
  const add = ({ start, end }: TextRange, found: EntriesAt<T>, isMaybe: boolean) => {
    const key = `${start}-${end}`;
    const atPlace = byPlace.get(key);
    if (!atPlace) byPlace.set(key, { start, end, found: [found], isMaybe });
    else {
      atPlace.found.push(found);
      atPlace.isMaybe &&= isMaybe;
    }
  };
  for (const { term, isMaybe, ...place } of told) add(place, { nth: 0, entries: [term] }, isMaybe);
  const budget: StepBudget = { steps: LIMITS.wordSteps.source, isSpent: false };
  let left = off;
  const possible = groups.filter(({ matcher }) => matcher.mayBeIn(ready));
  for (const group of possible.toSorted((a, b) => a.matcher.states() - b.matcher.states())) {
    const places = group.matcher.placesIn(ready, budget);
    for (const place of places) add(place, group, false);
    if (budget.isSpent) left += group.entries.length + group.more;
    else if (places.length > 0) left += group.more;
  }
  const unnamed = new Set<T>();
  const spans = withoutOverlaps([...byPlace.values()], text.length).map(({ start, end, found, isMaybe }) => {
    const all = found.toSorted((a, b) => a.nth - b.nth).flatMap(({ entries }) => entries);
    for (const entry of all.slice(LIMITS.meanings)) unnamed.add(entry);
    return { start, end, entries: all.slice(0, LIMITS.meanings), isMaybe };
  });
  return { spans, left: left + unnamed.size };
}

/** The fields by which the translation of an entry is found. */
export type TranslationKey = { readonly translate_key: string; readonly is_off?: boolean };

/**
 * The entries of words in a source whose agreed translations are all missing in its translation; saving warns of them
 * (dictionary.10). For a word with several entries one of their translations is enough. A translation that was not searched for is not required,
 * nor is that of what may be another word. `isTold` says whether that of an entry is there or not, undefined where its pattern does.
 */
export function missingEntries<T extends TranslationKey>(
  spans: readonly Span<T>[],
  translation: string,
  isTold: (entry: T) => boolean | undefined = () => undefined,
): T[] {
  const ready = searched(translation);
  const budget: StepBudget = { steps: LIMITS.wordSteps.translation, isSpent: false };
  const isThere = (entry: T) =>
    isTold(entry) ??
    (isOff(entry, entry.translate_key) ||
      matcherOf(entry.translate_key).isIn(ready, budget) ||
      budget.isSpent);
  const missing = spans.flatMap(({ entries, isMaybe }) => (isMaybe || entries.some(isThere) ? [] : entries));
  return [...new Set(missing)];
}

const isOff = ({ is_off = false }: { readonly is_off?: boolean }, key: string) => is_off && !isGenerated(key);

/** The entries by their keys, and how many are switched off. It is kept as long as the entries are. */
function groupsOf<T extends SourceEntryKey>(entries: readonly T[]): { groups: Group<T>[]; off: number } {
  const known = GROUPS.get(entries);
  if (known) return known as { groups: Group<T>[]; off: number };
  const searchedFor = entries.filter((entry) => !isOff(entry, entry.word_key));
  const groups = [...Map.groupBy(searchedFor, ({ word_key }) => word_key)].map(([key, entries], nth) => ({
    matcher: matcherOf(key),
    nth,
    entries: entries.slice(0, LIMITS.meanings),
    more: Math.max(0, entries.length - LIMITS.meanings),
  }));
  const grouping = { groups, off: entries.length - searchedFor.length };
  GROUPS.set(entries, grouping);
  return grouping;
}

const GROUPS = new WeakMap<readonly SourceEntryKey[], unknown>();

function withoutOverlaps<S extends TextRange>(spans: readonly S[], length: number): S[] {
  const longestFirst = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken = new Uint8Array(length);
  const apart: S[] = [];
  for (const span of longestFirst) {
    // What is there already is not shorter, so that it covers an end of what it overlaps.
    if (taken[span.start] || taken[span.end - 1]) continue;
    taken.fill(1, span.start, span.end);
    apart.push(span);
  }
  return apart.toSorted((a, b) => a.start - b.start);
}
