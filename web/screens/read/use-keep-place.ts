import { useEffect } from 'react';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { keepReadingPlace } from '../../data/queries/reading-place.ts';
import { useMe } from '../../data/session/session.ts';
import { readingPositions } from '../../features/texts/continue/stored-positions.ts';
import { sectionOfAnchor } from './ReadSection.tsx';
import { anchorOfString, stringAtTop } from './string-anchor.ts';

/** Milliseconds after the last step of scrolling. Not all browsers say when it ends. */
const AT_REST = 150;

/** What readers scroll by. A page scrolls by itself too, while it leads to a string and the text above that is drawn. */
const ACTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps where the reader is in this browser when scrolling ends, and in their account when they leave the page
 * (reading.12).
 */
export function useKeepPlace(project: number): void {
  const user = useMe()?.id;
  useEffect(() => {
    let last: number | undefined;
    let sent: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasActed = false;
    const gone = new AbortController();
    const keep = () => {
      const string = stringAtTop();
      const anchor = string === undefined ? null : document.getElementById(anchorOfString(string));
      const section = sectionOfAnchor(anchor?.closest('section')?.id);
      if (string === undefined || section === undefined) return;
      last = string;
      readingPositions.store(user, project, {
        list: printSectionId(section),
        section,
        string,
        at: Date.now(),
      });
    };
    const scrolled = () => {
      clearTimeout(timer);
      if (hasActed) timer = setTimeout(keep, AT_REST);
    };
    const acts = () => {
      hasActed = true;
    };
    const send = () => {
      if (user === undefined || last === undefined || last === sent) return;
      sent = last;
      // It stays in this browser if it can't be sent.
      keepReadingPlace(project, last).catch(() => undefined);
    };
    const leave = () => {
      if (document.visibilityState === 'hidden') send();
    };
    const listening = { passive: true, signal: gone.signal };
    for (const act of ACTS) document.addEventListener(act, acts, listening);
    document.addEventListener('scroll', scrolled, listening);
    document.addEventListener('visibilitychange', leave, listening);
    return () => {
      clearTimeout(timer);
      gone.abort();
      send();
    };
  }, [project, user]);
}
