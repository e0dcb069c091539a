import { LIMITS } from '../../core/limits.ts';
import { shorten } from '../../core/text/text.ts';
import type { BookFormat } from '../../formats/model/format.ts';
import { nameOfPart } from '../books/chapters.ts';
import type { Book, BookFacts, BookProblem } from '../books/model/book.ts';
import { plainText } from '../books/model/plain-text.ts';
import { readBook } from '../books/open-book.ts';
import { headingLook } from '../headings/heading-look.ts';
import type { FileBytes } from './read-text.ts';

/** A chapter of a book, without its texts. */
export type ReadChapter = {
  readonly name: string;
  readonly depth: number;
  readonly strings: number;
  /** Whether it is left out unless it is chosen. */
  readonly isAside: boolean;
};

/** What a page shows of a book, or why it can't be read. The cover is in the form in which it is passed on. */
export type ReadBookFile<Cover = BookFacts['cover']> =
  | {
      readonly ok: true;
      readonly format: BookFormat;
      readonly facts: Omit<BookFacts, 'cover'> & { readonly cover: Cover };
      readonly chapters: readonly ReadChapter[];
      /** The texts of the chapters that were asked for. */
      readonly split: ChapterTexts | undefined;
    }
  | { readonly ok: false; readonly kind: BookProblem };

/** A text of a chapter at which a section may begin, with the name that this gets, and what it looks like as a heading, if it is one. */
export type ChapterText = {
  readonly chapter: number;
  readonly from: number;
  readonly text: string;
  readonly name: string;
  readonly look?: string | undefined;
};

/** The texts of chapters, and those of the whole book that look like a heading among them (books.20). */
export type ChapterTexts = { readonly texts: readonly ChapterText[]; readonly alike: readonly ChapterText[] };

/** How much of a text is shown where a chapter is split. */
const SHOWN = 200;

type BookToRead = {
  readonly file: FileBytes;
  /** By default the one that is detected. */
  readonly format?: BookFormat | undefined;
  /** The chapters whose texts are wanted, by their places in the book. */
  readonly textsOf?: readonly number[] | undefined;
};

/** Reads the chapters of a book. */
export function readBookFile({ file, format, textsOf }: BookToRead): ReadBookFile {
  if (file.bytes.length > LIMITS.fileBytes) return { ok: false, kind: 'tooLarge' };
  const read = readBook(file.name, file.bytes, format);
  if (!read.ok) return read;
  const { book } = read;
  return {
    ok: true,
    format: book.format,
    facts: book.facts,
    chapters: book.sections.map(({ name, depth, strings, isAside = false }) => ({
      ...{ name, depth, isAside },
      strings: strings.length,
    })),
    split: textsOf && chapterTexts(book, textsOf),
  };
}

function chapterTexts({ sections }: Book, chapters: readonly number[]): ChapterTexts {
  const all = sections.flatMap(({ strings }, chapter) =>
    strings.flatMap((string, from): ChapterText[] => {
      if (string.continues) return [];
      const plain = plainText(string.text);
      const look = headingLook({ text: plain, element: string.context });
      return [{ chapter, from, text: shorten(plain, SHOWN), name: nameOfPart(string), look }];
    }),
  );
  const texts = all.filter(({ chapter }) => chapters.includes(chapter));
  const looks = new Set(texts.map(({ look }) => look));
  const byLook = Map.groupBy(
    all.filter(({ look }) => look !== undefined && looks.has(look)),
    ({ look }) => look,
  );
  // More are no headings.
  const alike = [...byLook.values()].filter(({ length }) => length <= LIMITS.sectionsPerProject);
  return { texts, alike: alike.flat() };
}
