import type { EntryDraft } from './dictionary.ts';
import { isGenerated } from './generated-patterns.ts';

/** A literal, an escape, a class, the beginning of a group, a repetition, or any other character of a pattern. */
export const TOKEN =
  /\\Q(?<literal>[\s\S]*?)(?:\\E|$)|\\[pPx]\{[^{}]*\}|\\[pP][\s\S]|\\x[\da-fA-F]{2}|\\\d+|\\[\s\S]|\[\^?\]?(?:\[:\^?\w+:\]|\\[\s\S]|[^\]\\])*\]|(?<flags>\(\?[\w-]*\))|(?<open>\((?:\?(?:P?<\w*>|[\w-]*:))?)|(?<close>\))|\{(?<least>\d+)(?:,(?<most>\d*))?\}|(?<postfix>[*+?])|[\s\S]/gu;

/**
 * Roughly how many states a pattern of RE2 has when it is compiled, repetitions unrolled. It is read from the pattern alone, in linear
 * time, because compiling a large one takes long: `a{1000}` 36 times has 36,000 states.
 */
export function roughStates(pattern: string): number {
  const around: number[] = [];
  let [before, last] = [0, 0];
  for (const { groups = {} } of pattern.matchAll(TOKEN)) {
    const { literal, flags, open, close, least, most, postfix } = groups;
    if (least !== undefined) {
      last *= Math.max(1, Number(least), Number(most || 0));
      continue;
    }
    if (flags !== undefined || postfix !== undefined) continue;
    if (close !== undefined) {
      last = before + last;
      before = around.pop() ?? 0;
      continue;
    }
    before += last;
    last = literal?.length ?? 1;
    if (open === undefined) continue;
    around.push(before);
    [before, last] = [open.startsWith('(?') && open.endsWith(':') ? 0 : 2, 0];
  }
  return before + last + around.reduce((sum, states) => sum + states, 0);
}

/** The states of a key, roughly; a generated one is matched by the browser's engine, for which it counts as one. */
export const statesOf = (key: string): number => (isGenerated(key) ? 1 : roughStates(key));

/** The states of those keys of an entry that a user wrote, which are what the patterns of a dictionary are limited by (dictionary.16). */
export const ownStates = ({
  word_key,
  translate_key,
}: Pick<EntryDraft, 'word_key' | 'translate_key'>): number =>
  [word_key, translate_key].reduce((sum, key) => sum + (isGenerated(key) ? 0 : roughStates(key)), 0);
