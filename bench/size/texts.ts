import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The number of texts of each kind; a power of two, so that bits of a hash choose one. */
export const TEXTS = 16_384;

/** The words of a text of each kind: of a program's interface, and of a novel. */
const WORDS = { interface: { least: 2, most: 7 }, novel: { least: 4, most: 15 } } as const;

/** A source and its translation. */
export type TextPair = { kind: number; n: number; source: string; target: string };

const wordsIn = (file: string, letters: RegExp) =>
  readFileSync(join(import.meta.dirname, '../../demo', file), 'utf8').match(letters) ?? [];

/**
 * Texts of both kinds, the same for the same seed: pieces of a novel and of its translation, so that words are as
 * frequent, and texts as long, as in real ones.
 */
export function makeTexts(seed: number): TextPair[] {
  const english = wordsIn('alice-in-wonderland.en.txt', /[a-z']+[,.;!?]?/gi);
  const russian = wordsIn('alice/rabbit-hole.ru.ts', /[а-яё]+[,.;!?]?/gi);
  const random = randomFrom(seed);
  return Object.values(WORDS).flatMap(({ least, most }, kind) =>
    Array.from({ length: TEXTS }, (_, n) => {
      const amount = least + Math.floor(random() * (most - least + 1));
      const piece = (words: readonly string[]) => {
        const from = Math.floor(random() * (words.length - amount));
        return words.slice(from, from + amount).join(' ');
      };
      return { kind, n, source: piece(english), target: piece(russian) };
    }),
  );
}

/** Numbers from 0 to 1 by a linear congruential generator. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
