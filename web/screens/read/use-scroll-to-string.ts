import { useEffect, useRef } from 'react';
import type { ReadString } from '#contract/texts/reading.ts';
import { holdInView } from './keep-in-view.ts';
import { anchorOfString } from './string-anchor.ts';

/** Scrolls to the string in the address, once it is loaded. */
export function useScrollToString(strings: readonly ReadString[] | undefined): void {
  const arrived = useRef<string>(undefined);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    const anchor = location.hash.slice(1);
    if (anchor === arrived.current || !strings?.some(({ id }) => anchorOfString(id) === anchor)) return;
    arrived.current = anchor;
    leave.current?.();
    leave.current = holdInView(anchor);
  }, [strings]);
  useEffect(() => () => leave.current?.(), []);
}
