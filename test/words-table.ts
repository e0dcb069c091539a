import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  displayNameOf,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '#domain/core/languages/interface-languages.ts';

/** The words of the column "Don't use" of docs/words.md, by language, as written there (`*` for any ending). */
export const AVOIDED: ReadonlyMap<InterfaceLanguage, readonly string[]> = readTable();

function readTable() {
  const [head = [], , ...rows] = readFileSync(join(import.meta.dirname, '../docs/words.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const nameOf = (language: InterfaceLanguage) => displayNameOf(language, 'en') ?? language;
  const columns = head.filter((title) => INTERFACE_LANGUAGES.some((language) => nameOf(language) === title));
  return new Map(
    INTERFACE_LANGUAGES.map((language) => {
      const place = columns.indexOf(nameOf(language));
      if (place === -1) throw new Error(`docs/words.md has no column ${nameOf(language)}`);
      const lists = rows.map((cells) => cells[head.indexOf('Don’t use')]?.split(';')[place] ?? '');
      const words = lists.flatMap((list) => list.split(',')).map((word) => word.trim());
      return [language, words.filter((word) => word !== '')];
    }),
  );
}

/** The pattern that finds a word of the table in a text. */
export const asPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])${word.replace('*', '\\p{L}*')}(?![\\p{L}])`, 'iu');

/** Phrases that English texts don't use, because nobody speaks so. */
export const STILTED =
  /\b(did not|do not|does not|cannot|could not|would not|will stand|stands|stand here|meanwhile|anew|whoever|any more|just now|all the same|please|somebody|the one of|whole of)\b/i;
