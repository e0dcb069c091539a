import { MOST_CONTROLS_NAMED } from '../../core/text/text.ts';
import { defineCheck } from './check.ts';

/** Characters that nobody types and that its source lacks (checks.11); those that can't be stored are refused (strings.22). */
export const controlCharacters = defineCheck({
  id: 'control-characters',
  kind: 'certain',
  codes: ['found'],
  find({ text: source }, { text: target }) {
    const found = [...target.matchAll(STRANGE)];
    if (found.length === 0) return [];
    const theirs = new Set(source.match(STRANGE));
    const all = found.filter(([character]) => !theirs.has(character));
    if (all.length === 0) return [];
    const ranges = all.map(({ 0: character, index }) => ({ start: index, end: index + character.length }));
    const [first, ...others] = ranges;
    const isDropped = first && others.length === 0 && DROPPED.test(target.slice(first.start, first.end));
    return [
      {
        code: 'found',
        values: { signs: namesOf(all.map(([character]) => character)) },
        target: ranges,
        ...(isDropped && { fix: { ...first, text: '' } }),
      },
    ];
  },
});

/**
 * Controls, separators of lines and paragraphs, marks of annotations and objects, the sign for a character that couldn't be read,
 * changes of direction against the letters, a byte order mark, and code points that are no characters.
 */
const STRANGE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for.
  /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202d\u202e\ufeff\ufff9-\ufffd\ufdd0-\ufdef\ufffe\uffff]/g;
/** Those that leave nothing behind; instead of the others something was meant. */
const DROPPED = /[^\r\x85\u2028\u2029\ufffc\ufffd]/;

const namesOf = (characters: readonly string[]) =>
  [...new Set(characters)]
    .slice(0, MOST_CONTROLS_NAMED)
    .map((character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
