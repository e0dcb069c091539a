import { useEffect, useState } from 'react';
import { LIMITS } from '#domain/core/limits.ts';
import { isLongerThan } from '#domain/core/text/text.ts';

/**
 * The words that the user has last selected in the source of a string, to be added to the dictionary; empty for none.
 * They stay while the user types elsewhere.
 */
export function useSelectedWords(string: number | undefined): string {
  const [chosen, setChosen] = useState(() => ({ string, words: wordsInSource() ?? '' }));
  useEffect(() => {
    const follow = () => {
      const words = wordsInSource();
      if (words !== undefined) setChosen({ string, words });
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [string]);
  return chosen.string === string ? chosen.words : '';
}

/** The selected text of the source; undefined when the selection is elsewhere. */
function wordsInSource(): string | undefined {
  const selection = getSelection();
  const node = selection?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  if (!selection || !element?.closest('[data-source]')) return undefined;
  const words = selection.toString().replaceAll(/\s+/gu, ' ').trim();
  return isLongerThan(words, LIMITS.word.max) ? '' : words;
}
