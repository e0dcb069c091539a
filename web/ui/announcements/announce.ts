const listeners = new Set<() => void>();
let last = '';
let times = 0;

/** Says something to those who listen to the page: that it is saved, approved, that another page is shown. */
export function announce(message: string): void {
  last = message;
  times += 1;
  for (const listener of listeners) listener();
}

export function onSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was said last; the same words said again count as new, which the space without width at their end makes them. */
export function lastSaid(): string {
  return times % 2 === 0 ? last : `${last}\u200B`;
}
