import { useEffect, useRef } from 'react';
import type { ReadString } from '#contract/reading.ts';
import { keepInView } from './keep-in-view.ts';
import { anchorOfString } from './StringText.tsx';

/** Milliseconds for which a string is kept in view: by then the text around it is rendered. */
const HOLD_TIME = 3000;

/** Scrolls to the string in the address, once it is loaded. */
export function useScrollToString(strings: readonly ReadString[] | undefined): void {
  const arrived = useRef<string>(undefined);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (wanted === arrived.current || !strings?.some(({ id }) => anchorOfString(id) === wanted)) return;
    arrived.current = wanted;
    leave.current?.();
    const stop = keepInView(() => document.getElementById(wanted)?.scrollIntoView({ block: 'start' }));
    const timer = setTimeout(stop, HOLD_TIME);
    leave.current = () => {
      stop();
      clearTimeout(timer);
    };
  }, [strings]);
  useEffect(() => () => leave.current?.(), []);
}
