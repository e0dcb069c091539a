import { languageOfTerms } from '#domain/texts/dictionary/terms/languages.ts';
import { matcherOfTerms } from '#domain/texts/dictionary/terms/matcher.ts';
import type { ReadWord } from '#domain/texts/dictionary/terms/reading.ts';
import { searched } from '#domain/texts/dictionary/terms/searched-texts.ts';
import { isHeldOut, TERM_TEXTS } from './corpus.ts';

/** How a matcher of terms finds the places of a text. */
export type Measured = {
  readonly name: string;
  readonly isHeldOut: boolean;
  /** Places that are marked, that are found for sure or as one that may be it, and that are found for sure and aren't marked. */
  readonly marked: number;
  readonly found: number;
  readonly maybe: number;
  readonly wrong: number;
  /** What was missed and what was wrong, for people. */
  readonly faults: readonly string[];
};

/** Finds the terms of all texts, those of the sentences that are held out apart. */
export function measureTerms(readers: Readonly<Record<string, ReadWord>>): Measured[] {
  return TERM_TEXTS.flatMap(({ name, language, terms, sentences, places }) => {
    const named = terms.map(({ id, term }) => ({ term: id, text: term }));
    const matcher = matcherOfTerms(named, languageOfTerms(language, readers));
    return [false, true].map((heldOut): Measured => {
      const measured = {
        name,
        isHeldOut: heldOut,
        marked: 0,
        found: 0,
        maybe: 0,
        wrong: 0,
        faults: [] as string[],
      };
      for (const [nth, sentence] of sentences.entries()) {
        if (isHeldOut(nth + 1) !== heldOut) continue;
        const marked = places.filter((place) => place.sentence === nth + 1);
        const found = new Map(
          matcher.findIn(searched(sentence)).places.map((place) => [keyOf(place, place.term), place]),
        );
        const known = new Set(marked.map((place) => keyOf(place, place.term)));
        for (const place of marked.filter(({ isMaybe }) => !isMaybe)) {
          measured.marked++;
          const match = found.get(keyOf(place, place.term));
          if (match && !match.isMaybe) measured.found++;
          else {
            if (match) measured.maybe++;
            measured.faults.push(`${match ? 'maybe' : 'missed'}: ${place.term}, ${place.form} (${nth + 1})`);
          }
        }
        for (const [key, { term, start, end, isMaybe }] of found) {
          if (isMaybe || known.has(key)) continue;
          measured.wrong++;
          measured.faults.push(`wrong: ${term}, ${sentence.slice(start, end)} (${nth + 1})`);
        }
      }
      return measured;
    });
  });
}

const keyOf = ({ start, end }: { start: number; end: number }, term: string) => `${start}-${end} ${term}`;

export const recallOf = ({ found, marked }: Measured) => found / marked;
export const precisionOf = ({ found, wrong }: Measured) => found / (found + wrong);
