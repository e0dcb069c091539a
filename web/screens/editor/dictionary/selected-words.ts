import { useEffect, useState } from 'react';
import { LIMITS } from '#domain/limits.ts';
import { isLongerThan } from '#domain/texts/text.ts';

/**
 * The words that the reader has chosen last in the source of a string, as one might add them to the dictionary; empty
 * when there are none, or no string. They stay while one goes on to write elsewhere.
 */
export function useSelectedWords(string: number | undefined): string {
  const [chosen, choose] = useState(() => ({ string, words: wordsInSource() ?? '' }));
  useEffect(() => {
    const follow = () => {
      const words = wordsInSource();
      if (words !== undefined) choose({ string, words });
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [string]);
  return chosen.string === string ? chosen.words : '';
}

/** What is chosen in the source; undefined when what is chosen is elsewhere. */
function wordsInSource(): string | undefined {
  const selection = getSelection();
  const node = selection?.anchorNode;
  const place = node instanceof Element ? node : node?.parentElement;
  if (!selection || !place?.closest('[data-source]')) return undefined;
  const words = selection.toString().replaceAll(/\s+/gu, ' ').trim();
  return isLongerThan(words, LIMITS.word.max) ? '' : words;
}
