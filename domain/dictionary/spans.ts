import { matcherOf } from './matchers.ts';
import type { TextRange } from './pattern-engines.ts';
import { searched } from './searched-texts.ts';

/** An entry as far as finding its word in a source text goes. */
export type SourceEntryKey = { readonly word_key: string };
/** The same for its translation too. */
export type EntryKeys = SourceEntryKey & { readonly translate_key: string };

/** A word of the dictionary in a text; of several entries, where a word has several meanings. */
export type Span<T> = TextRange & { readonly entries: readonly T[] };

/**
 * The words of the dictionary that stand in a source text, in their order and without overlaps: of two that do overlap,
 * the longer is meant ('white rabbit', not 'rabbit'), of two as long the earlier (dictionary.9).
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
 * The entries whose word stands in the source text while the translation has none of the translations agreed for it:
 * what saving warns of (dictionary.10). Of a word with several meanings one is enough.
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
