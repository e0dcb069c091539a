import { createStore } from '../../data/store/store.ts';

/** The last announcement. */
export const announcements = createStore('');

let times = 0;

/** Announces something to screen readers: that a text is saved or approved, that another page is shown. */
export function announce(message: string): void {
  times += 1;
  // A zero-width space makes a repeated announcement differ, so that it is read again.
  announcements.set(times % 2 === 0 ? message : `${message}\u200B`);
}
