import { type Bounds, LIMITS } from '../limits.ts';
import { type TextProblem, whyNotText } from '../texts/text.ts';

/**
 * A word of a project's dictionary with its translation; `word_key` and `translate_key` are patterns, blank:
 * made from the word (DECISIONS §7).
 */
export type EntryDraft = {
  readonly word: string;
  readonly word_key: string;
  readonly translate: string;
  readonly translate_key: string;
  readonly desc: string;
};

/** One thing wrong with an entry. */
export type EntryProblem = {
  readonly key: keyof EntryDraft;
  readonly kind: TextProblem;
};

const BOUNDS = [
  ['word', LIMITS.word],
  ['word_key', LIMITS.pattern],
  ['translate', LIMITS.word],
  ['translate_key', LIMITS.pattern],
  ['desc', LIMITS.wordDescription],
] as const satisfies readonly (readonly [keyof EntryDraft, Bounds])[];

/** Everything that is wrong with an entry, field by field; empty when it can be stored (DECISIONS §7). */
export function whyNotEntry(entry: EntryDraft): EntryProblem[] {
  return BOUNDS.flatMap(([key, bounds]) => {
    const kind = whyNotText(entry[key], bounds);
    return kind ? [{ key, kind }] : [];
  });
}
