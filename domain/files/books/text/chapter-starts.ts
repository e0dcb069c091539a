import { chaptersOf } from '../../headings/chapters.ts';
import type { ChapterStart } from '../model/book.ts';
import type { FoundText } from '../model/places.ts';

/** The chapters of a plain text, by its headings (imports.13); `from` and `to` are the offsets of the book in it. */
export function startsInText(
  content: string,
  { from, to }: { readonly from: number; readonly to: number },
): ChapterStart[] {
  const book = content.slice(from, to);
  const lines = [0, ...[...book.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)];
  return startsIn(book, (line) => from + (lines[line] ?? 0));
}

/** The starts of chapters among texts of a document, none of which is marked as a heading. */
export const startsInTexts = (texts: readonly FoundText[]): ChapterStart[] =>
  startsIn(
    texts.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join('\n\n'),
    // Every other line is a blank one.
    (line) => texts[line / 2]?.from ?? 0,
  );

/** What stands before the first chapter begins none; what stands behind the last one is named after its first text. */
const startsIn = (content: string, offsetOf: (line: number) => number): ChapterStart[] =>
  chaptersOf(content)
    .filter(({ kind }) => kind !== 'front')
    .map(({ name, from }) => ({ part: 0, offset: offsetOf(from - 1), name, depth: 0 }));
