import { LIMITS } from '../../core/limits.ts';
import { isLongerThan } from '../../core/text/text.ts';
import type { Check } from './check.ts';
import type { Range } from './checked-text.ts';
import { type DismissalScope, type Dismissed, type DismissibleCheck, foldedWords } from './dismissals.ts';
import { CHECKS } from './registry.ts';
import type { Finding } from './run-checks.ts';

/** The texts that a finding is of. */
export type CheckedTexts = {
  readonly source: string;
  readonly translation: string;
  readonly targetLanguage: string;
};

/**
 * What tells a finding from others of its check (dismissals.2): its code, its form and the texts at its places, or its values if there are none.
 * Other words of the texts make no difference.
 */
export function fingerprintOf(
  { code, form, values = {}, source, target }: Finding,
  texts: CheckedTexts,
): string {
  const found = [textsAt(texts.source, source), textsAt(texts.translation, target)];
  const isNowhere = found.flat().join('') === '';
  const [own, their] = isNowhere ? [Object.values(values).map(String), []] : found;
  const print = JSON.stringify([code, form ?? '', shortened(own ?? []), shortened(their ?? [])]);
  return isLongerThan(print, LIMITS.dismissedText.max)
    ? JSON.stringify([code, form ?? '', [], [digestOf(print)]])
    : print;
}

/**
 * The words that a finding is about, as they are compared (dismissals.3); undefined if its check is about no words, or if they are more than a
 * dismissal may have.
 */
export function wordsOf(finding: Finding, texts: CheckedTexts): string[] | undefined {
  const sides = WORD_SIDES.get(finding.check);
  if (!sides) return undefined;
  const words = foldedWords(
    sides.flatMap((side) =>
      textsAt(side === 'source' ? texts.source : texts.translation, finding[side], inWholeWords),
    ),
    texts.targetLanguage,
  );
  if (words.length === 0 || isLongerThan(words.join('\n'), LIMITS.dismissedText.max)) return undefined;
  return words;
}

const WORD_SIDES = new Map((CHECKS as readonly Check[]).map(({ id, words }) => [id, words]));

/** Whether a check is about words, which can be dismissed in a whole project (dismissals.3). */
export const isAboutWords = (check: DismissibleCheck): boolean => WORD_SIDES.get(check) !== undefined;

/** Dismissals by what finds them. */
export type DismissalIndex<D extends Dismissed = Dismissed> = ReadonlyMap<string, D>;

const keyOf = (scope: DismissalScope, check: string, what: string) => `${scope} ${check} ${what}`;

/** Prepares the dismissals of a string and of its project; of two that dismiss the same the first is named. */
export function dismissalIndex<D extends Dismissed>(dismissals: readonly D[]): DismissalIndex<D> {
  const index = new Map<string, D>();
  for (const dismissal of dismissals) {
    const { scope, check, what } = dismissal;
    for (const part of scope === 'word' ? what.split('\n') : [what]) {
      const key = keyOf(scope, check, part);
      if (!index.has(key)) index.set(key, dismissal);
    }
  }
  return index;
}

/** The dismissal of a finding, if it has one. A finding of several words has one only if all of them are dismissed (dismissals.3). */
export function dismissalOf<D extends Dismissed>(
  finding: Finding,
  texts: CheckedTexts,
  index: DismissalIndex<D>,
): D | undefined {
  if (index.size === 0) return undefined;
  const { check } = finding;
  const whole = index.get(keyOf('string', check, ''));
  if (whole) return whole;
  const print = fingerprintOf(finding, texts);
  const same = index.get(keyOf('here', check, print)) ?? index.get(keyOf('project', check, print));
  if (same) return same;
  const ofWords = wordsOf(finding, texts)?.map((word) => index.get(keyOf('word', check, word)));
  return ofWords?.every((dismissal) => dismissal !== undefined) ? ofWords[0] : undefined;
}

/** The findings that nobody has dismissed (dismissals.1). */
export const withoutDismissed = (
  findings: readonly Finding[],
  texts: CheckedTexts,
  index: DismissalIndex,
): readonly Finding[] =>
  index.size === 0 ? findings : findings.filter((finding) => !dismissalOf(finding, texts, index));

type Widen = (text: string, range: Range) => Range;

const textsAt = (text: string, ranges: readonly Range[] = [], widen: Widen = (_, range) => range) =>
  ranges
    .map((range) => widen(text, range))
    .map(({ start, end }) => text.slice(start, end))
    .filter(Boolean);

const IN_WORD = /[\p{L}\p{M}\p{N}]/u;

/** The range with the rest of the words that it begins and ends in: a check may point at a letter. */
function inWholeWords(text: string, { start, end }: Range): Range {
  let [from, to] = [start, end];
  const goesOn = (at: number) =>
    IN_WORD.test(text.charAt(at)) && IN_WORD.test(text.charAt(at - 1)) && at > 0 && at < text.length;
  while (goesOn(from)) from--;
  while (goesOn(to)) to++;
  return { start: from, end: to };
}

const LONGEST_TEXT = 60;
const MOST_TEXTS = 6;

/** Texts in a bounded length: of long ones and of many the beginning stays, and a digest of all. */
function shortened(texts: readonly string[]): string[] {
  const short = texts.map((text) =>
    isLongerThan(text, LONGEST_TEXT)
      ? `${[...text.slice(0, LONGEST_TEXT)].slice(0, 40).join('')}… ${digestOf(text)}`
      : text,
  );
  if (short.length <= MOST_TEXTS) return short;
  return [...short.slice(0, MOST_TEXTS - 1), `… ${digestOf(JSON.stringify(short))}`];
}

/** A digest of 64 bits (FNV-1a in two halves), which tells texts of one project apart; it protects nothing. */
function digestOf(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ (unit + 0x9e37), 0x85ebca6b);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
