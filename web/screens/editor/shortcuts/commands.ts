import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { KEY_TABLE, type KeyName } from '../../../features/shortcuts/keys.ts';
import { type Deeds, doByKey } from './on-keys.ts';

type Place = { readonly current: Deeds };

/** The places of the editor that keys reach now, in the order in which they came. */
const places: Place[] = [];

/**
 * What keys do as long as this place is on the screen. Of two places that claim a key the later one has it; a deed of
 * `undefined` is none, so a place says by it what can't be done just now. The palette offers the same deeds.
 */
export function useDeeds(deeds: Deeds): void {
  const place = useRef(deeds);
  useLayoutEffect(() => {
    place.current = deeds;
  });
  useEffect(() => {
    places.push(place);
    return () => void places.splice(places.indexOf(place), 1);
  }, []);
}

/** Listens to the keys of the whole page; once in the editor. */
export function useDeedsByKey(): void {
  useWindowEvent('keydown', (event) => {
    if (!isInQuestion(event.target)) doByKey(event, deedsNow());
  });
}

/** All that can be done by key now. */
export function deedsNow(): Deeds {
  const now: Partial<Record<KeyName, (which: number) => void>> = {};
  for (const { current } of places) {
    for (const [name] of KEY_TABLE) {
      const deed = current[name];
      if (deed) now[name] = deed;
    }
  }
  return now;
}

const RESTING = '[aria-modal="true"]:not([data-string-sheet]), [role="menu"], [role="listbox"]';

/** A question waits for its answer, a menu for its choice: the keys of the page below rest. */
function isInQuestion(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(RESTING) !== null;
}
