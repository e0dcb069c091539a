import { matcherOf } from './matchers.ts';
import type { TextRange } from './pattern-engines.ts';
import { searched } from './searched-texts.ts';

/** The fields of an entry by which its word is found in a source text. */
export type SourceEntryKey = { readonly word_key: string };
/** The fields by which its word and its translation are found. */
export type EntryKeys = SourceEntryKey & { readonly translate_key: string };

/** A word of the dictionary in a text, with all entries of that word. */
export type Span<T> = TextRange & { readonly entries: readonly T[] };

/**
 * Finds the words of the dictionary in a source text, in order and without overlaps. Of two that overlap, the longer
 * wins ('white rabbit' over 'rabbit'), of equally long ones the earlier (dictionary.9).
 */
export function spansOf<T extends SourceEntryKey>(text: string, entries: readonly T[]): Span<T>[] {
  const ready = searched(text);
  const byPlace = new Map<string, TextRange & { entries: T[] }>();
  for (const entry of entries) {
    for (const place of matcherOf(entry.word_key).placesIn(ready)) {
      const key = `${place.start}-${place.end}`;
      const there = byPlace.get(key);
      if (there) there.entries.push(entry);
      else byPlace.set(key, { ...place, entries: [entry] });
    }
  }
  return withoutOverlaps([...byPlace.values()]);
}

/**
 * The entries whose word is in the source text although the translation has none of its agreed translations, which
 * saving warns of (dictionary.10). For a word with several entries, one of their translations is enough.
 */
export function missingEntries<T extends EntryKeys>(
  source: string,
  translation: string,
  entries: readonly T[],
): T[] {
  const ready = searched(translation);
  const isThere = ({ translate_key }: T) => matcherOf(translate_key).isIn(ready);
  const missing = spansOf(source, entries).flatMap((span) =>
    span.entries.some(isThere) ? [] : span.entries,
  );
  return [...new Set(missing)];
}

function withoutOverlaps<S extends TextRange>(spans: readonly S[]): S[] {
  const longestFirst = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: S[] = [];
  for (const span of longestFirst) {
    if (kept.every(({ start, end }) => span.end <= start || span.start >= end)) kept.push(span);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
