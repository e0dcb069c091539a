const listeners = new Set<() => void>();
let last = '';
let times = 0;

/** Announces something to screen readers: that a text is saved or approved, that another page is shown. */
export function announce(message: string): void {
  last = message;
  times += 1;
  for (const listener of listeners) listener();
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last announcement. A zero-width space makes a repeated one differ, so that it is read again. */
export function lastAnnouncement(): string {
  return times % 2 === 0 ? last : `${last}\u200B`;
}
