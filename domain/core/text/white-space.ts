/**
 * White space of XML, HTML and other files, of which more or less means the same. No-break, ideographic and thin spaces
 * don't count as such: authors put them in on purpose (books.14).
 */
const FREE = new Set(' \t\n\f\r');

/** How many characters of free white space a text begins with. */
export function leadOf(text: string): number {
  let lead = 0;
  while (lead < text.length && FREE.has(text.charAt(lead))) lead++;
  return lead;
}

/** Where the free white space at the end of a text begins. */
export function tailOf(text: string): number {
  let tail = text.length;
  while (tail > 0 && FREE.has(text.charAt(tail - 1))) tail--;
  return tail;
}

/** A text without free white space around it. */
export const trimWhiteSpace = (text: string): string =>
  text.slice(leadOf(text), Math.max(leadOf(text), tailOf(text)));

/** A text whose runs of free white space are one space each. */
export const collapseWhiteSpace = (text: string): string => text.replace(/[ \t\n\f\r]+/g, ' ');

/** A text without white space, by which texts are compared that may have lost some of it between their parts. */
export const withoutSpace = (text: string): string => text.replace(/\s+/g, '');
