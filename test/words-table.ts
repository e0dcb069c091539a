import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'ru' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'ru', 'it'];

/** docs/words.md: the words of the column "Don't use", by language, as they stand there (`*` for any ending). */
export const UNUSED: ReadonlyMap<Language, readonly string[]> = readTable();

function readTable() {
  const unused = new Map<Language, string[]>(LANGUAGES.map((language) => [language, []]));
  for (const row of readFileSync(join(import.meta.dirname, '../docs/words.md'), 'utf8').split('\n')) {
    const cells = row.split('|').map((cell) => cell.trim());
    if (cells.length !== 7 || cells[1] === 'English' || cells[1]?.startsWith('-')) continue;
    const lists = cells[5]?.split(';') ?? [];
    for (const [place, language] of LANGUAGES.entries()) {
      const words = lists[place]?.split(',').map((word) => word.trim()) ?? [];
      unused.get(language)?.push(...words.filter((word) => word !== ''));
    }
  }
  return unused;
}

/** What finds a word of the table in a text. */
export const asPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${word.replace('*', '\\p{L}*')}(?![\\p{L}])`, 'iu');

/** Phrases of the former style of the English texts. */
export const STILTED =
  /\b(did not|do not|does not|cannot|could not|would not|will stand|stands|stand here|meanwhile|anew|whoever|any more|just now|all the same|please|somebody|the one of|whole of)\b/i;
