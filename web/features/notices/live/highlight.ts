import { createStore, useStore } from '../../../data/store/store.ts';

/** Milliseconds for which the row of a string that somebody else has just changed is highlighted. */
const HIGHLIGHT_DURATION = 1600;

const highlighted = createStore<ReadonlySet<number>>(new Set());

/** Highlights the rows of these strings for a moment. */
export function highlightStrings(strings: readonly number[]): void {
  if (strings.length === 0) return;
  highlighted.set(new Set([...highlighted.get(), ...strings]));
  setTimeout(() => {
    highlighted.set(new Set([...highlighted.get()].filter((id) => !strings.includes(id))));
  }, HIGHLIGHT_DURATION);
}

/** Whether somebody else has just changed this string. */
export const useIsHighlighted = (string: number) => useStore(highlighted, (all) => all.has(string));
