import type { AnyRouter } from '@tanstack/react-router';
import { announce } from '../announcements/announce.ts';

/**
 * After a navigation focuses the heading of the new page and announces its title, for users of screen readers. A page that
 * took the focus itself keeps it; the browser announces the first page.
 */
export function focusNewPages(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The title is set by an effect of the new page.
    if (fromLocation && pathChanged) requestAnimationFrame(() => whenRendered(focusPage));
  });
}

let waiting: MutationObserver | undefined;

/** Calls back once the page has its main element: the editor shows placeholders first. */
function whenRendered(callback: (main: HTMLElement) => void) {
  waiting?.disconnect();
  const main = document.getElementById('text');
  if (main) return callback(main);
  waiting = new MutationObserver(() => document.getElementById('text') && whenRendered(callback));
  waiting.observe(document.body, { childList: true, subtree: true });
}

function focusPage(main: HTMLElement) {
  announce(document.title);
  if (main !== document.activeElement && main.contains(document.activeElement)) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
