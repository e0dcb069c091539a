import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { LIMITS } from '../../core/limits.ts';
import type { EntryDraft } from './dictionary.ts';
import { isPermitted } from './entry-status.ts';
import { matcherOf as matcherOfPattern } from './matchers.ts';
import { patternOf } from './patterns.ts';
import { type FoundWords, findWords, missingEntries, type Span } from './spans.ts';
import { languageOfTerms } from './terms/languages.ts';
import { matcherOfTerms } from './terms/matcher.ts';
import type { ReadWord } from './terms/reading.ts';
import { searched } from './terms/searched-texts.ts';
import { isSpaceless, matcherOfLetters } from './terms/spaceless.ts';

/** An entry of a dictionary by what its words are found with. */
export type FoundEntry = Pick<
  EntryDraft,
  'word' | 'word_key' | 'translate' | 'translate_key' | 'status' | 'is_case_sensitive'
> & {
  readonly id: number;
  /** Whether the patterns that its user wrote are switched off (dictionary.16). */
  readonly is_off: boolean;
};

/** Finds the entries of a dictionary. */
export type DictionaryFinder = {
  readonly wordsIn: (source: string) => FoundWords<FoundEntry>;
  /** The entries of words of a source whose agreed translation a translation lacks (dictionary.10). */
  readonly missingIn: (words: readonly Span<FoundEntry>[], translation: string) => FoundEntry[];
  /** Those whose translation the project doesn’t want, and which a translation has (dictionary.19). */
  readonly unwantedIn: (words: readonly Span<FoundEntry>[], translation: string) => FoundEntry[];
};

/**
 * Prepares a dictionary. A word is found in all of its forms (terms.1), unless its user wrote a pattern for it, which is one that isn’t made from
 * the word (dictionary.6). `readers` are the morphologies that are there, by language.
 */
export function dictionaryFinder(
  entries: readonly FoundEntry[],
  { source_lang, target_lang }: ProjectLanguages,
  readers: Readonly<Record<string, ReadWord | undefined>> = {},
): DictionaryFinder {
  const sides = {
    word: { key: 'word_key', language: source_lang },
    translate: { key: 'translate_key', language: target_lang },
  } as const;
  type Side = keyof typeof sides;
  const isMade = (entry: FoundEntry, side: Side) =>
    entry[sides[side].key] === patternOf(entry[side], sides[side].language);
  const matcherOf = (some: readonly FoundEntry[], side: Side) => {
    const { language } = sides[side];
    const terms = some.map((entry) => ({
      term: entry,
      text: entry[side],
      isCaseSensitive: entry.is_case_sensitive,
    }));
    return isSpaceless(language)
      ? matcherOfLetters(terms, language)
      : matcherOfTerms(terms, languageOfTerms(language, readers));
  };
  const [made = [], patterns = []] = [true, false].map((is) =>
    entries.filter((entry) => isMade(entry, 'word') === is),
  );
  const words = matcherOf(made, 'word');
  return {
    wordsIn(source) {
      const ready = searched(source);
      const { places, left } = words.findIn(ready);
      const found = findWords(source, patterns, places, ready);
      return { ...found, left: found.left + left.size };
    },
    missingIn(found, translation) {
      const spans = found.map((span) => ({ ...span, entries: span.entries.filter(isPermitted) }));
      const told = spans.flatMap((span) => span.entries.filter((entry) => isMade(entry, 'translate')));
      const { places, left } = matcherOf(told, 'translate').findIn(searched(translation));
      // What was not looked for isn’t missed.
      const there = new Set([...places.map(({ term }) => term), ...left]);
      const byForm = new Set(told);
      return missingEntries(spans, translation, (entry) =>
        byForm.has(entry) ? there.has(entry) : undefined,
      );
    },
    unwantedIn(found, translation) {
      const told = [...new Set(found.flatMap(({ isMaybe, entries }) => (isMaybe ? [] : entries)))];
      if (told.every(isPermitted)) return [];
      const ready = searched(translation);
      const byForm = matcherOf(
        told.filter((entry) => isMade(entry, 'translate')),
        'translate',
      ).findIn(ready).places;
      const budget = { steps: LIMITS.wordSteps.translation, isSpent: false };
      const byPattern = told
        .filter((entry) => !isMade(entry, 'translate') && !entry.is_off)
        .flatMap((term) =>
          matcherOfPattern(term.translate_key)
            .placesIn(ready, budget)
            .map((place) => ({ ...place, term, isMaybe: false })),
        );
      const places = [...byForm, ...byPattern];
      const wanted = places.filter(({ term }) => isPermitted(term));
      const unwanted = places.filter(
        (place) =>
          !isPermitted(place.term) &&
          !place.isMaybe &&
          !wanted.some(({ start, end }) => start <= place.start && place.end <= end),
      );
      return [...new Set(unwanted.map(({ term }) => term))];
    },
  };
}
