import { foldForSearch } from '../../core/text/text.ts';
import type { TextRange } from '../../core/text/text-range.ts';
import { type CompiledPattern, compile, engineOf, type PatternMatch } from './pattern-engines.ts';
import { statesOf } from './pattern-size.ts';
import { requiredTextOf } from './required-text.ts';
import type { SearchedText } from './terms/searched-texts.ts';

/**
 * How many steps matching may still take; `isSpent` is set once a key needed more. A step is one state at one
 * character, whatever the engine does, so that the same text and dictionary always have the same result
 * (dictionary.17).
 */
export type StepBudget = { steps: number; isSpent: boolean };

/** Finds the matches of a key of the dictionary. An invalid pattern matches nothing. */
export type Matcher = {
  /** The states of the key, roughly. */
  readonly states: () => number;
  /** Whether it may match, as far as that is known without compiling it. */
  readonly mayBeIn: (text: SearchedText) => boolean;
  readonly isIn: (text: SearchedText, budget: StepBudget) => boolean;
  /** All matches in order, as far as the budget lasts; none overlaps another, none is empty. */
  readonly placesIn: (text: SearchedText, budget: StepBudget) => TextRange[];
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
  const matcher = makeMatcher(pattern);
  MATCHERS.set(pattern, matcher);
  return matcher;
}

const MATCHERS = new Map<string, Matcher>();
/** Enough for both keys of every word of some large dictionaries. */
const MOST_KEPT = 20_000;

function makeMatcher(pattern: string): Matcher {
  const needle = foldForSearch(requiredTextOf(pattern));
  let engine: CompiledPattern | undefined | 'unknown' = 'unknown';
  let known: number | undefined;
  const states = () => (known ??= statesOf(pattern));
  const mayBeIn = ({ folded }: SearchedText) => folded.includes(needle);
  const pays = (budget: StepBudget, characters: number): boolean => {
    const steps = states() * (characters + COMPILING);
    if (steps > budget.steps) budget.isSpent = true;
    else budget.steps -= steps;
    return !budget.isSpent;
  };
  const engineFor = (text: SearchedText, budget: StepBudget): CompiledPattern | undefined => {
    if (!mayBeIn(text) || !pays(budget, text.plain.length)) return undefined;
    if (engine === 'unknown') engine = engineOf(pattern);
    return engine?.isIn(text.plain) ? engine : undefined;
  };
  const placesIn = (text: SearchedText, budget: StepBudget) =>
    placesOf(engineFor(text, budget), text, (from) => pays(budget, text.plain.length - from));
  return {
    states,
    mayBeIn,
    isIn: (text, budget) =>
      text.code.length > 0 ? placesIn(text, budget).length > 0 : engineFor(text, budget) !== undefined,
    placesIn,
  };
}

/** To how many characters compiling one state compares. */
const COMPILING = 200;

/** The places of all matches that are no part of code. `mayGoOn` says whether the text may be searched from an index on. */
function placesOf(
  engine: CompiledPattern | undefined,
  { plain, startAt, endAt, code }: SearchedText,
  mayGoOn: (from: number) => boolean,
): TextRange[] {
  const places: TextRange[] = [];
  let from = 0;
  const next = () => (mayGoOn(from) ? engine?.find(plain, from) : undefined);
  for (let match = engine && next(); match; match = next()) {
    const { start, end } = wordOf(match, plain);
    const isPart = code.some(
      (some) => some.start < end && start < some.end && !(start <= some.start && some.end <= end),
    );
    if (end > start && !isPart) places.push({ start: startAt(start), end: endAt(end) });
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
