import { readSource, stringsOf } from '../source-text.ts';
import type { Fragment, Part } from '../work.ts';
import { POOL_OF_TEARS } from './pool-of-tears.ru.ts';
import { RABBIT_HOLE } from './rabbit-hole.ru.ts';

/** What was done so far, by the chapter's name. */
const DONE: Record<string, readonly Fragment[]> = {
  'I. Down the Rabbit-Hole': RABBIT_HOLE,
  'II. The Pool of Tears': POOL_OF_TEARS,
};

/** A row of stars, which the book prints where Alice changes size: an ornament, no text. */
const ORNAMENT = /^[ *]*\*[ *]*$/gm;

/** The book, a section per chapter; the chapter's heading is its first string. What stands before the first is left out. */
export function chapters(): Part[] {
  const book = readSource('alice-in-wonderland.en.txt').replace(ORNAMENT, '');
  return book
    .split(/^(?=CHAPTER )/m)
    .slice(1)
    .map((chapter) => {
      const name = /^CHAPTER (.+)/.exec(chapter)?.[1]?.trim() ?? '';
      return {
        name,
        splitting: 'paragraphs',
        strings: stringsOf('text', chapter),
        fragments: DONE[name] ?? [],
      };
    });
}
