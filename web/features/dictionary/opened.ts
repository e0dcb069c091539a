import type { Entry } from '#contract/dictionary.ts';

/**
 * What of the dictionary is open: nothing, a word being added, or one being changed. `after`: the one saved last; `left`:
 * where the form that has just closed was opened from.
 */
export type Opened =
  | { kind: 'none'; after?: number; left?: number | 'add' }
  | { kind: 'adding'; word: string; after?: number }
  | { kind: 'editing'; entry: Entry };

/** The entries shown, with the one that is being changed even if it is deleted meanwhile or not what is sought. */
export function withOpened(shown: readonly Entry[], all: readonly Entry[], opened: Opened): readonly Entry[] {
  if (opened.kind !== 'editing') return shown;
  const { id } = opened.entry;
  if (shown.some((entry) => entry.id === id)) return shown;
  const kept = all.filter((entry) => entry.id === id || shown.includes(entry));
  return kept.length > shown.length ? kept : [opened.entry, ...shown];
}
