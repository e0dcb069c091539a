import { useCallback, useEffect, useState } from 'react';
import type { Section } from '#contract/sections.ts';
import { LIMITS } from '#domain/limits.ts';

/**
 * Which of the open sections are asked for before somebody comes near them: one after the other, where all of them are no
 * longer than one may be, so that the browser finds text in all; all of them when the page is to be printed.
 */
export function useWholeText(open: readonly Section[]) {
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  const [printing, setPrinting] = useState<'no' | 'asked' | 'begun'>('no');
  const isWhole = open.every(({ id }) => whole.has(id));
  const isShort = open.reduce((sum, { stats }) => sum + stats.strings_amount, 0) <= LIMITS.stringsPerSection;
  const next = isShort ? open.find(({ id }) => !whole.has(id))?.id : undefined;

  useEffect(() => {
    // The browser's own command can't wait: what is not there yet is there the next time.
    const begin = () => setPrinting((now) => (now === 'asked' ? now : 'begun'));
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, []);
  useEffect(() => {
    if (printing !== 'asked' || !isWhole) return;
    setPrinting('begun');
    window.print();
  }, [printing, isWhole]);

  return {
    isWhole,
    isAsked: (section: number) => printing !== 'no' || section === next,
    onWhole: useCallback((section: number) => setWhole((now) => new Set(now).add(section)), []),
    /** Prints when all of the text is there. */
    print: useCallback(() => setPrinting('asked'), []),
    isPreparing: printing === 'asked',
  };
}

export type WholeText = ReturnType<typeof useWholeText>;
