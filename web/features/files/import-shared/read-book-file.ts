import { LIMITS } from '#domain/core/limits.ts';
import { shortened } from '#domain/core/text/text.ts';
import type { BookFacts, BookProblem } from '#domain/files/books/model/book.ts';
import { headingLook } from '#domain/files/headings/heading-look.ts';
import type { BookFormat } from '#domain/formats/model/format.ts';

/** A chapter of a book, without its texts. */
export type ReadChapter = {
  readonly name: string;
  readonly depth: number;
  readonly strings: number;
  /** Whether it is left out unless it is chosen. */
  readonly isAside: boolean;
};

/** What a page shows of a book, or why it can't be read. */
export type ReadBookFile =
  | {
      readonly ok: true;
      readonly format: BookFormat;
      readonly facts: BookFacts;
      readonly chapters: readonly ReadChapter[];
    }
  | { readonly ok: false; readonly kind: BookProblem };

/** Reads the chapters of a book, in a format or as the one that is detected. The code that reads books is large, so it is loaded with the first one. */
export async function readBookFile({
  file,
  format,
}: {
  readonly file: File;
  readonly format?: BookFormat | undefined;
}): Promise<ReadBookFile> {
  if (file.size > LIMITS.fileBytes) return { ok: false, kind: 'tooLarge' };
  const [{ readBook }, bytes] = await Promise.all([
    import('#domain/files/books/open-book.ts'),
    file.arrayBuffer(),
  ]);
  const read = readBook(file.name, new Uint8Array(bytes), format);
  if (!read.ok) return read;
  const { facts, sections } = read.book;
  const chapters = sections.map(({ name, depth, strings, isAside = false }) => ({
    name,
    depth,
    strings: strings.length,
    isAside,
  }));
  return { ok: true, format: read.book.format, facts, chapters };
}

/** A text of a chapter at which a section may begin, with the name that this gets, and what it looks like as a heading, if it is one. */
export type ChapterText = {
  readonly chapter: number;
  readonly from: number;
  readonly text: string;
  readonly name: string;
  readonly look: string | undefined;
};

/** The texts of chapters, and by look those of the whole book that look so. */
export type ChapterTexts = {
  readonly texts: readonly ChapterText[];
  readonly alike: ReadonlyMap<string, readonly ChapterText[]>;
};

/** How much of a text is shown where a chapter is split. */
const SHOWN = 200;

/** Reads the texts of some chapters of a book that was read before, and what in the whole book looks like their headings (books.20). */
export async function readChapterTexts({
  file,
  format,
  chapters,
}: {
  readonly file: File;
  readonly format: BookFormat;
  readonly chapters: readonly number[];
}): Promise<ChapterTexts> {
  const [{ readBook }, { nameOfPart }, { plainText }] = await Promise.all([
    import('#domain/files/books/open-book.ts'),
    import('#domain/files/books/chapters.ts'),
    import('#domain/files/books/model/plain-text.ts'),
  ]);
  const read = readBook(file.name, new Uint8Array(await file.arrayBuffer()), format);
  const all = (read.ok ? read.book.sections : []).flatMap(({ strings }, chapter) =>
    strings.flatMap((string, from): ChapterText[] => {
      if (string.continues) return [];
      const plain = plainText(string.text);
      const look = headingLook({ text: plain, element: string.context });
      return [{ chapter, from, text: shortened(plain, SHOWN), name: nameOfPart(string), look }];
    }),
  );
  const texts = all.filter(({ chapter }) => chapters.includes(chapter));
  const looks = new Set(texts.map(({ look }) => look));
  const alike = Map.groupBy(
    all.filter(({ look }) => look !== undefined && looks.has(look)),
    ({ look = '' }) => look,
  );
  // More are no headings.
  return {
    texts,
    alike: new Map([...alike].filter(([, { length }]) => length <= LIMITS.sectionsPerProject)),
  };
}
