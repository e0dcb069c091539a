import { useEffect, useRef } from 'react';
import type { ReadString } from '#contract/texts/reading.ts';
import { holdInView } from './keep-in-view.ts';
import { anchorOfString } from './string-anchor.ts';

/** Scrolls to the string in the address, once it is loaded. */
export function useScrollToString(strings: readonly ReadString[] | undefined): void {
  const arrived = useRef<string>(undefined);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (wanted === arrived.current || !strings?.some(({ id }) => anchorOfString(id) === wanted)) return;
    arrived.current = wanted;
    leave.current?.();
    leave.current = holdInView(wanted);
  }, [strings]);
  useEffect(() => () => leave.current?.(), []);
}
