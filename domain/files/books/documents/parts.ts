import type { ChapterStart, ReadPart } from '../model/book.ts';
import { type Heading, startsOfHeadings } from '../model/outline.ts';
import type { FoundText } from '../model/places.ts';
import { plainText } from '../model/plain-text.ts';
import { startsInTexts } from '../text/chapter-starts.ts';
import { isEchoed } from './paragraphs.ts';

/** A part of a document with its texts; `name` is that of its chapter, empty for the text itself. */
export type DocumentPart = {
  readonly path: string;
  readonly name: string;
  readonly texts: readonly FoundText[];
};

/**
 * The parts of a document in the order of reading, and its chapters. Titles come first, unless the text says the same: then they are
 * translated with it.
 */
export function readParts(
  read: readonly DocumentPart[],
  titles: ReadPart,
): { parts: ReadPart[]; starts: ChapterStart[] } {
  const [main, ...others] = read.map(({ path, texts }) => ({
    path,
    texts: texts.filter((text) => !isEchoed(text)),
  }));
  const known = new Set(main?.texts.map((text) => plainText(text.text)));
  const own = titles.texts.filter(({ text }) => !known.has(plainText(text)));
  const texts = main?.texts ?? [];
  const headings = texts.flatMap(headingOf);
  return {
    parts: [{ path: titles.path, texts: own }, ...(main ? [main] : []), ...others],
    starts: (headings.length > 0 ? startsOfHeadings(headings) : startsInTexts(texts)).map((start) => ({
      ...start,
      part: 1,
    })),
  };
}

const headingOf = ({ element, text, from }: FoundText): Heading[] => {
  const level = /^h([1-9])$/.exec(element)?.[1];
  return level === undefined ? [] : [{ part: 0, offset: from, name: plainText(text), level: Number(level) }];
};

/** Each kind of notes is a chapter behind the text. */
export function noteStarts(read: readonly DocumentPart[], parts: readonly ReadPart[]): ChapterStart[] {
  const seen = new Set<string>(['']);
  return read.flatMap(({ name }, nth) => {
    if (seen.has(name) || parts[nth + 1]?.texts.length === 0) return [];
    seen.add(name);
    return [{ part: nth + 1, offset: 0, name, depth: 0 }];
  });
}
