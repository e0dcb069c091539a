import { useEffect, useRef } from 'react';
import type { ReadString } from '#contract/reading.ts';
import { keepInView } from './keep-in-view.ts';
import { anchorOfString } from './StringText.tsx';

/** Milliseconds after which a string is no longer kept in its place: by then the text around it is drawn. */
const ARRIVED = 3000;

/** Brings the string that the address names into view as soon as it is among these, once. */
export function useScrollToString(strings: readonly ReadString[] | undefined): void {
  const arrived = useRef<string>(undefined);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (wanted === arrived.current || !strings?.some(({ id }) => anchorOfString(id) === wanted)) return;
    arrived.current = wanted;
    leave.current?.();
    const stop = keepInView(() => document.getElementById(wanted)?.scrollIntoView({ block: 'start' }));
    const timer = setTimeout(stop, ARRIVED);
    leave.current = () => {
      stop();
      clearTimeout(timer);
    };
  }, [strings]);
  useEffect(() => () => leave.current?.(), []);
}
