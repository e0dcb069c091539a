import { LIMITS } from '../../core/limits.ts';
import { isLongerThan } from '../../core/text/text.ts';
import { inOrder, type Ranked } from '../translations/translation-order.ts';
import { INITIAL } from '../translations/translations.ts';
import { joinedNotes, joinTexts, splitText } from './split-text.ts';

/** What splitting and merging need of a translation. */
export type Divisible = Ranked & {
  readonly text: string;
  /** The note of its author. */
  readonly context: string;
  readonly author_id: number;
  readonly needs_review: boolean;
  /** The white space between it and the part that it continues; null if it is no later part. */
  readonly joint: string | null;
};

/**
 * A translation in two parts (splits.5): the first is the translation itself, and the second a new one by the same author, with the
 * same status. Undefined if it stays whole.
 */
export function splitTranslation<T extends Divisible>(translation: T, at: number | null) {
  const texts = at === null ? undefined : splitText(translation.text, at);
  if (!texts) return undefined;
  return {
    first: { ...translation, text: texts.first },
    second: { ...translation, text: texts.second, context: '', joint: texts.joint },
  };
}

/** Which translations of two strings are joined (splits.9), and what becomes of the others. */
export type MergedTranslations<T> = {
  /** Those of the merged string: the first string's with their new texts, then those of the second that stay by themselves. */
  readonly kept: T[];
  /** Those of the second string that others contain now. */
  readonly joined: T[];
};

/**
 * The translations of two strings that are merged. Those of one author are joined in their order. If the author of the
 * first string's current translation has none of the second string, it gets the text of the second's current one, so
 * that the merged string has a whole translation. A translation that isn't whole needs review.
 */
export function mergeTranslations<T extends Divisible>(
  ofFirst: readonly T[],
  ofSecond: readonly T[],
  { separator, maxLength }: { separator: string; maxLength: number | null },
): MergedTranslations<T> {
  const max = Math.min(maxLength ?? LIMITS.translation.max, LIMITS.translation.max);
  const [first, second] = [inOrder(ofFirst), inOrder(ofSecond)];
  const partners = partnersOf(first, second);
  const joined = new Set<T>();
  const withJoined = first.map((one) => {
    const other = partners.get(one);
    const whole = other && joinedWith(one, other, separator, max);
    if (whole && other.author_id === one.author_id) joined.add(other);
    return whole ?? { ...one, needs_review: true };
  });
  const others = second
    .filter((other) => !joined.has(other))
    .map((other) => ({ ...other, status: statusBeside(first, other), needs_review: true }));
  return { kept: [...withJoined, ...others], joined: [...joined] };
}

/** A translation of the second part alone comes after those of the first string, so that none of it is what is downloaded. */
const statusBeside = (first: readonly Divisible[], { status }: Divisible) =>
  first.length > 0 ? INITIAL : status;

function partnersOf<T extends Divisible>(first: readonly T[], second: readonly T[]): Map<T, T> {
  const waiting = Map.groupBy(second, ({ author_id }) => author_id);
  const partners = new Map<T, T>();
  for (const one of first) {
    const other = waiting.get(one.author_id)?.shift();
    if (other) partners.set(one, other);
  }
  const [current, other] = [first[0], second[0]];
  if (current && other && !partners.has(current)) partners.set(current, other);
  return partners;
}

/** A translation with another one after it; undefined if that is too long. It keeps its status, and differing ones need review. */
function joinedWith<T extends Divisible>(one: T, other: T, separator: string, max: number): T | undefined {
  const text = joinTexts({ first: one.text, joint: other.joint ?? separator, second: other.text });
  const context = joinedNotes(one.context, other.context);
  if (isLongerThan(text, max) || isLongerThan(context, LIMITS.context.max)) return undefined;
  const needs_review = one.needs_review || other.needs_review || one.status !== other.status;
  return { ...one, text, context, needs_review };
}
