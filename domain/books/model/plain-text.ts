import { decodeHTMLStrict } from 'entities';

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
      .replace(/<!\[CDATA\[([^\]]*)\]\]>/g, (_, words: string) => words.replace(/&/g, '&amp;'))
      .replace(/<(?:br|p|div|h\d|li|v|empty-line)\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim();
