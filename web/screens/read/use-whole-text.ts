import { useCallback, useEffect, useState } from 'react';
import { LIMITS } from '#domain/core/limits.ts';
import type { ReadableSection } from './readable-section.ts';

/**
 * Which of the open sections are fetched before they are scrolled near: all when the page is printed, and one after the
 * other if they are short enough together, so that the browser's search finds text in all. Another moment is another
 * text.
 */
export function useWholeText(open: readonly ReadableSection[], at: number | undefined) {
  const [whole, setWhole] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(at);
  if (at !== shown) {
    setShown(at);
    setWhole(new Set());
  }
  const [printing, setPrinting] = useState<'no' | 'asked' | 'begun'>('no');
  const isWhole = open.every(({ id }) => whole.has(id));
  const isShort = open.reduce((sum, { stats }) => sum + stats.strings_amount, 0) <= LIMITS.stringsPerSection;
  const next = isShort ? open.find(({ id }) => !whole.has(id))?.id : undefined;

  useEffect(() => {
    // The browser's print command doesn't wait: missing text is fetched for the next time.
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
    isRequested: (section: number) => printing !== 'no' || section === next,
    onWhole: useCallback((section: number) => setWhole((now) => new Set(now).add(section)), []),
    /** Prints once all text is loaded. */
    print: useCallback(() => setPrinting('asked'), []),
    isPreparing: printing === 'asked',
  };
}

export type WholeText = ReturnType<typeof useWholeText>;
