import type { DemoSection, DemoString } from '../project.ts';
import { parseStrings, readSource } from '../source-text.ts';
import { POOL_OF_TEARS } from './pool-of-tears.ru.ts';
import { RABBIT_HOLE } from './rabbit-hole.ru.ts';

/** The strings with translations by the chapter's name. */
const STRINGS_BY_CHAPTER: Record<string, readonly DemoString[]> = {
  'I. Down the Rabbit-Hole': RABBIT_HOLE,
  'II. The Pool of Tears': POOL_OF_TEARS,
};

/** A row of stars, which the book prints where Alice changes size: an ornament, no text. */
const ORNAMENT = /^[ *]*\*[ *]*$/gm;

/**
 * The chapters of the book as sections, each with its heading as the first string. What stands before the first is left
 * out.
 */
export function readChapters(): DemoSection[] {
  const book = readSource('alice-in-wonderland.en.txt').replace(ORNAMENT, '');
  return book
    .split(/^(?=CHAPTER )/m)
    .slice(1)
    .map((chapter) => {
      const name = /^CHAPTER (.+)/.exec(chapter)?.[1]?.trim() ?? '';
      return {
        name,
        splitting: 'paragraphs',
        source: parseStrings('text', chapter),
        strings: STRINGS_BY_CHAPTER[name] ?? [],
      };
    });
}
