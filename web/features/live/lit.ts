import { useSyncExternalStore } from 'react';

/** Milliseconds for which a row that somebody else has just changed is lit up. */
const LIT = 1600;

const lit = new Set<number>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Lights up the rows of these strings for a moment. */
export function lightUp(strings: readonly number[]): void {
  if (strings.length === 0) return;
  for (const id of strings) lit.add(id);
  tell();
  setTimeout(() => {
    for (const id of strings) lit.delete(id);
    tell();
  }, LIT);
}

/** Whether somebody else has just changed this string. */
export function useIsLit(string: number): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lit.has(string),
  );
}
