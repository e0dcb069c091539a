import { useSyncExternalStore } from 'react';

/** What a guest has read of a string's comments: up to which id, and how many there were. */
type Mark = { readonly id: number; readonly amount: number };

const KEY = 'dragoman.read_comments';
const NONE: Mark = { id: 0, amount: 0 };
const listeners = new Set<() => void>();
let marks: Record<string, Mark> | undefined;

/** A guest's read marks; those of users are kept on the server (DECISIONS §9). */
export function guestMark(string: number): Mark {
  marks ??= kept();
  return marks[string] ?? NONE;
}

/** Marks what stands there now as read. */
export function markReadByGuest(string: number, mark: Mark): void {
  marks = { ...kept(), [string]: mark };
  try {
    localStorage.setItem(KEY, JSON.stringify(marks));
  } catch {
    // A browser that keeps nothing still knows until the page is left.
  }
  for (const listener of listeners) listener();
}

/** A guest's mark on a string, followed. */
export function useGuestMark(string: number): Mark {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => guestMark(string),
  );
}

function kept(): Record<string, Mark> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(Object(found)).filter(isMarked));
  } catch {
    return marks ?? {};
  }
}

function isMarked(entry: [string, unknown]): entry is [string, Mark] {
  const [, mark] = entry;
  return (
    typeof mark === 'object' &&
    mark !== null &&
    'id' in mark &&
    typeof mark.id === 'number' &&
    'amount' in mark &&
    typeof mark.amount === 'number'
  );
}
