import { greatest } from '../../core/long-lists.ts';
import { collapseWhiteSpace, trimWhiteSpace } from '../../core/text/white-space.ts';

/** What stands for the ends of code until its length of backticks is known: characters that no text has. */
export const CODE_START = '\u0001';
export const CODE_END = '\u0002';

/** The block that a text is spelled in: its kind as an element of HTML, and what begins its further lines. */
export type BlockPrefix = { readonly element: string; readonly prefix: string };

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const ILLEGAL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

/** Words with a backslash before what would be a mark of Markdown. */
export const spelledWords = (words: string): string =>
  words
    .replace(ILLEGAL, '')
    .replace(
      /[\\`*[\]~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w{1,31};)/giu,
      (sign) => `\\${sign}`,
    );

/** The text with its code in as many backticks as it needs, and without backslashes in it. */
export const spelledCode = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what stands for the ends of code
  text.replace(/\u0001([^\u0001\u0002]*)\u0002/g, (_, escaped: string) => {
    const code = collapseWhiteSpace(escaped).replace(/\\([\\`*[\]~_<&])/g, '$1');
    const longest = greatest([0, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length)]);
    const fence = '`'.repeat(longest + 1);
    const space = /^`|`$|^ .* $/.test(code) ? ' ' : '';
    return code === '' ? '' : fence + space + code + space + fence;
  });

/** Characters at the beginning of a line that would begin another block. */
const BLOCK_START =
  /^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|[-=:| ]+$|\||(?:\+{3}|-{3})\s*$|:{3}|:[ \t]|\$\$|!!!|\?\?\?|\{[%{:])|^(\d{1,9})(?=[.)](?:\s|$))/;

/** A text in its block: on one line in headings and cells, and without beginning another block. */
export function spelledLines(text: string, { element, prefix }: BlockPrefix): string {
  if (element === 'td')
    return text.replace(/(\\.)|\|/gsu, (_, escaped?: string) => escaped ?? '\\|').replace(/\r?\n/g, '<br>');
  if (element !== 'p')
    // Markdown drops number signs at the end of a heading.
    return trimWhiteSpace(text.replace(/[ \t]*\\?\r?\n[> \t\r\n]*/g, ' ')).replace(
      /(?<=^|[ \t])(?=#+[ \t]*$)/,
      '\\',
    );
  return text
    .split(/[ \t]*\\?\r?\n[> \t\r\n]*/)
    .map((line) =>
      trimWhiteSpace(line).replace(BLOCK_START, (_, number?: string) =>
        number === undefined ? '\\' : `${number}\\`,
      ),
    )
    .filter((line, nth, { length }) => line !== '' || length === 1 || nth === 0)
    .join(`\\\n${prefix}`);
}
