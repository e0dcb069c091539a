import { useEffect, useRef } from 'react';
import type { ReadString } from '#contract/reading.ts';
import { anchorOfString } from './Passage.tsx';

/** Brings the string that the address names into view as soon as it is among these, once. */
export function useArrival(strings: readonly ReadString[] | undefined): void {
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (wanted === arrived.current || !strings?.some(({ id }) => anchorOfString(id) === wanted)) return;
    arrived.current = wanted;
    document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
  }, [strings]);
}
