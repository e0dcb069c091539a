import { createStore } from '../../data/store/store.ts';

export type Announcement = { readonly id: number; readonly message: string };

/** The newest announcements, the last one last. */
export const announcements = createStore<readonly Announcement[]>([]);

/** Screen readers read what is added: an announcement that replaced another at once would keep that one from being read. */
const KEPT = 3;

let latest = 0;

/** Announces something to screen readers: that a text is saved or approved, that another page is shown. */
export function announce(message: string): void {
  latest += 1;
  // A repeated announcement is a new element, so that it is read again.
  const others = announcements.get().filter((other) => other.message !== message);
  announcements.set([...others.slice(1 - KEPT), { id: latest, message }]);
}
