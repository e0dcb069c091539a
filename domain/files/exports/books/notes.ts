import type { Book, Paragraph } from './book.ts';

/** The chapters, from 0, in which each note of a book stands, and in which it is referred to first. */
export type NotePlaces = {
  readonly notes: ReadonlyMap<number, number>;
  readonly references: ReadonlyMap<number, number>;
};

/** The number of the note that a paragraph is in; undefined for another one. */
export const noteOf = ({ look }: Paragraph): number | undefined =>
  look?.groups?.find(({ kind }) => kind === 'note')?.id;

/** The notes that a paragraph refers to: marks that a translation left out are none. */
function referredIn({ look, source, translation }: Paragraph): number[] {
  const texts = [source, translation].map((side) => side?.text ?? '');
  return Object.entries(look?.marks ?? {}).flatMap(([label, mark]) =>
    mark.kind === 'note' && texts.some((text) => text.includes(`<${label}/>`)) ? mark.note : [],
  );
}

export function notePlaces({ chapters }: Pick<Book, 'chapters'>): NotePlaces {
  const notes = new Map<number, number>();
  const references = new Map<number, number>();
  for (const [index, { paragraphs }] of chapters.entries())
    for (const paragraph of paragraphs) {
      const note = noteOf(paragraph);
      if (note !== undefined && !notes.has(note)) notes.set(note, index);
      for (const one of referredIn(paragraph)) if (!references.has(one)) references.set(one, index);
    }
  return { notes, references };
}

/** A book whose notes stand at what refers to them, as documents have them. A note that nothing refers to stays where it is. */
export function withFootnotes(book: Book): {
  book: Book;
  footnotes: ReadonlyMap<number, readonly Paragraph[]>;
} {
  const { references } = notePlaces(book);
  const footnotes = new Map<number, Paragraph[]>();
  const chapters = book.chapters.map((chapter) => ({
    ...chapter,
    paragraphs: chapter.paragraphs.filter((paragraph) => {
      const note = noteOf(paragraph);
      if (note === undefined || !references.has(note)) return true;
      const known = footnotes.get(note) ?? [];
      known.push(paragraph);
      footnotes.set(note, known);
      return false;
    }),
  }));
  const isLeft = (_: unknown, at: number) =>
    chapters[at]?.paragraphs.length !== 0 || book.chapters[at]?.paragraphs.length === 0;
  return { book: { ...book, chapters: chapters.filter(isLeft) }, footnotes };
}
