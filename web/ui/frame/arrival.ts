import type { AnyRouter } from '@tanstack/react-router';
import { announce } from '../announcements/announce.ts';

/**
 * After a step to another page of the frame the focus stands on its heading and its title is said, so that who does not
 * see the page knows where they are. A page that took the focus itself keeps it; the first page is the browser's to tell.
 */
export function watchArrivals(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    // The title is set by an effect of the page that has just been drawn.
    if (fromLocation && pathChanged) requestAnimationFrame(() => whenThere(arrive));
  });
}

let waiting: MutationObserver | undefined;

/** The editor shows what is to come before it has a text to arrive at. */
function whenThere(act: (main: HTMLElement) => void) {
  waiting?.disconnect();
  const main = document.getElementById('text');
  if (main) return act(main);
  waiting = new MutationObserver(() => document.getElementById('text') && whenThere(act));
  waiting.observe(document.body, { childList: true, subtree: true });
}

function arrive(main: HTMLElement) {
  announce(document.title);
  if (main !== document.activeElement && main.contains(document.activeElement)) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
