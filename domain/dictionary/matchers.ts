import { LIMITS } from '../limits.ts';
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

/** Finds what a key of the dictionary stands for. One that is no pattern finds nothing. */
export type Matcher = {
  readonly isIn: (text: SearchedText) => boolean;
  /** Every place, in their order; none overlaps another, none is empty. */
  readonly placesIn: (text: SearchedText) => TextRange[];
};

/**
 * Why a key is refused when it is saved: it is no pattern of the RE2 family, which looks through a text in linear time,
 * or compiled it is so large that this would be long too (dictionary.5).
 */
export function whyNotPattern(pattern: string): 'pattern' | undefined {
  const compiled = compile(pattern);
  return compiled && compiled.programSize() <= LIMITS.patternStates ? undefined : 'pattern';
}

/** The matcher of a key; the same key gives the same one, and it is compiled when first needed. */
export function matcherOf(pattern: string): Matcher {
  const known = MATCHERS.get(pattern);
  if (known) return known;
  if (MATCHERS.size >= MOST_KEPT) MATCHERS.clear();
  const made = makeMatcher(pattern);
  MATCHERS.set(pattern, made);
  return made;
}

const MATCHERS = new Map<string, Matcher>();
/** Both keys of every word of some large dictionaries. */
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
    // What stands behind a word may stand before the next.
    from = Math.max(end, from + 1);
    if (from > plain.length) break;
  }
  return places;
}

/** The first group is the word where nothing but edges stands around it; `rabbit(s|y)?` is a word as a whole. */
function wordOf({ whole, group }: PatternMatch, text: string): TextRange {
  if (!group) return whole;
  const around = text.slice(whole.start, group.start) + text.slice(group.end, whole.end);
  return /[\p{L}\p{N}]/u.test(around) ? whole : group;
}
