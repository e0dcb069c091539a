import { decodeHTMLStrict } from 'entities';
import { isBlank } from '../../../core/text/text.ts';

/** A text without marks, on one line: what is compared, and what a title or a name may be. */
export const plainText = (text: string): string =>
  text
    .replace(/<\/?[a-z]{1,4}\d{0,4}\/?>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** How much of a fragment is read: a title or a label is shorter. */
const READ = 8000;

/** The words of a fragment of XML or HTML, on one line; blocks and line breaks are spaces. */
export const wordsOf = (raw: string): string =>
  decodeHTMLStrict(
    raw
      .slice(0, READ)
      .replace(/<!\[CDATA\[([^\]]*)\]\]>/g, (_, words: string) =>
        words.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
      )
      .replace(/<(?:br|p|div|h\d|li|v|empty-line)\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** What begins and ends a paragraph. */
const BLOCK = /<\/?(?:p|div|h\d|ul|ol|li|blockquote|v|stanza|poem|cite|empty-line)\b[^>]*>|\n[ \t]*\r?\n/gi;

/**
 * The paragraphs of a description in XML or HTML, with a blank line between them. Many programs store it as HTML that is escaped in XML:
 * its tags are read as such.
 */
export function paragraphsOf(raw: string): string {
  const content = raw.slice(0, READ).replace(/<!\[CDATA\[([^\]]*)\]\]>/g, '$1');
  const isEscaped = !/<[a-z]/i.test(content);
  const written = isEscaped ? decodeHTMLStrict(content) : content;
  const hasTags = /<[a-z]/i.test(written);
  return written
    .split(BLOCK)
    .map((paragraph) => {
      const words = paragraph
        .replace(/\s+/g, ' ')
        .replace(/ ?<br\b[^>]*> ?/gi, '\n')
        .replace(/<(?:\/?[a-z]|!)[^>]*>/gi, '');
      return (hasTags || !isEscaped ? decodeHTMLStrict(words) : words).trim();
    })
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

/** What only parts what is before it from what is behind it, as `* * *`. */
const SEPARATOR = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}*⁂∗✱•·~_=#\-–—]*$/u;
const LONGEST_SEPARATOR = 100;

/** Whether words are nothing that is translated: none, or a separator (books.16). */
export const isUnsaid = (words: string): boolean =>
  isBlank(words) || (words.length <= LONGEST_SEPARATOR && SEPARATOR.test(words));
