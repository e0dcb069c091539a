import { stemOf } from '../dictionary/stems.ts';
import { hasBeginning } from './spelling.ts';

const WORD = /[\p{L}\p{M}]+/gu;
/** Letters by which a form of a word is told from another word. */
const SHORTEST_ROOT = 3;
const LONGEST_END = 4;

/**
 * Tells whether a word is a form of one of those that a project has agreed on, in either language (spelling.3): a name is often the same in
 * both. A form is told by the beginning that the stem leaves of the word.
 */
export function formsOfWords(agreed: readonly string[], languages: readonly string[]) {
  const roots = new Set<string>();
  const whole = new Set<string>();
  for (const phrase of agreed)
    for (const [word] of phrase.normalize('NFC').toLowerCase().matchAll(WORD)) {
      whole.add(word);
      for (const language of languages) {
        const { root } = stemOf(word, language) ?? { root: word };
        if (root.length >= SHORTEST_ROOT) roots.add(root);
      }
    }
  return (word: string): boolean => {
    const lower = word.normalize('NFC').toLowerCase();
    return (
      whole.has(lower) || hasBeginning(lower, roots, Math.max(SHORTEST_ROOT, lower.length - LONGEST_END))
    );
  };
}
