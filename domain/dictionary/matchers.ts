import { foldForSearch } from '../texts/text.ts';
import { requiredTextOf } from './generated-patterns.ts';
import {
  type CompiledPattern,
  compile,
  engineOf,
  type PatternMatch,
  type TextRange,
} from './pattern-engines.ts';
import type { SearchedText } from './searched-texts.ts';

/** Finds the matches of a key of the dictionary. An invalid pattern matches nothing. */
export type Matcher = {
  readonly isIn: (text: SearchedText) => boolean;
  /** All matches in order; none overlaps another, none is empty. */
  readonly placesIn: (text: SearchedText) => TextRange[];
};

/**
 * Why a key is refused when it is saved: it is not valid in RE2, which matches in linear time, or its compiled form is
 * so large that matching would be slow all the same (dictionary.5).
 */
export function whyNotPattern(pattern: string): 'pattern' | undefined {
  return compile(pattern) ? undefined : 'pattern';
}

/** The matcher of a key. It is cached, and compiled when it is first needed. */
export function matcherOf(pattern: string): Matcher {
  const known = MATCHERS.get(pattern);
  if (known) return known;
  if (MATCHERS.size >= MOST_KEPT) MATCHERS.clear();
  const made = makeMatcher(pattern);
  MATCHERS.set(pattern, made);
  return made;
}

const MATCHERS = new Map<string, Matcher>();
/** Enough for both keys of every word of some large dictionaries. */
const MOST_KEPT = 20_000;

function makeMatcher(pattern: string): Matcher {
  const needle = foldForSearch(requiredTextOf(pattern));
  let engine: CompiledPattern | undefined | 'unknown' = 'unknown';
  const engineFor = ({ plain, folded }: SearchedText): CompiledPattern | undefined => {
    if (!folded.includes(needle)) return undefined;
    if (engine === 'unknown') engine = engineOf(pattern);
    return engine?.isIn(plain) ? engine : undefined;
  };
  return {
    isIn: (text) => engineFor(text) !== undefined,
    placesIn: (text) => placesOf(engineFor(text), text),
  };
}

function placesOf(engine: CompiledPattern | undefined, { plain, startAt, endAt }: SearchedText): TextRange[] {
  const places: TextRange[] = [];
  let from = 0;
  for (let found = engine?.find(plain, 0); found; found = engine?.find(plain, from)) {
    const { start, end } = wordOf(found, plain);
    if (end > start) places.push({ start: startAt(start), end: endAt(end) });
    // The character after a word may be the one before the next.
    from = Math.max(end, from + 1);
    if (from > plain.length) break;
  }
  return places;
}

/**
 * The range of the word in a match: the first group if only edges are around it; otherwise the whole match, as with
 * `rabbit(s|y)?`.
 */
function wordOf({ whole, group }: PatternMatch, text: string): TextRange {
  if (!group) return whole;
  const around = text.slice(whole.start, group.start) + text.slice(group.end, whole.end);
  return /[\p{L}\p{N}]/u.test(around) ? whole : group;
}
