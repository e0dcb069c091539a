import { append } from '../../core/long-lists.ts';
import { paragraphsOf, partSeparator } from '../../core/text/continued-strings.ts';
import { withoutSpace } from '../../core/text/white-space.ts';
import { pairEqualTexts } from '../imports/equal-texts.ts';
import type { BookSlot } from './model/places.ts';
import type { OpenedBook } from './open-book.ts';
import type { WrittenRow } from './write-book.ts';

/** A string of a book, and its place in the file that it came with; undefined for one that was added. */
export type PlacedRow = Omit<WrittenRow, 'slot'> & {
  readonly place: { readonly file: string; readonly slot: BookSlot } | undefined;
};

/** Rows as they stand in one file of a book, and the first part of each text that is left out of it. */
export type RowsInFile = { readonly rows: WrittenRow[][]; readonly leftOut: readonly PlacedRow[] };

/**
 * The rows of sections as they stand in one file of a book, added rows included. Rows of another version, as of a
 * section whose update was undone, stand where the file has their text. Left out are rows whose text the file lacks,
 * with their parts (books.11), and rows in whose place another section has a text.
 */
export function rowsInFile(
  book: OpenedBook,
  file: string,
  sections: readonly (readonly PlacedRow[])[],
  source_lang: string,
): RowsInFile {
  const paragraphs = sections.flatMap((all, section) =>
    paragraphsOf(all).flatMap((parts): Paragraph[] => {
      const [first] = parts;
      return first ? [{ section, parts, first, isHere: first.place?.file === file }] : [];
    }),
  );
  const sectionAt = new Map<string, number>();
  for (const { section, first, isHere } of paragraphs)
    if (first.place && isHere && !sectionAt.has(keyOf(first.place.slot)))
      sectionAt.set(keyOf(first.place.slot), section);
  const slots = paragraphs.some(isElsewhere) ? slotsOfTexts(book, sectionAt, paragraphs, source_lang) : [];
  const rows = sections.map((): WrittenRow[] => []);
  const leftOut: PlacedRow[] = [];
  for (const [nth, one] of paragraphs.entries()) {
    const { section, parts, first } = one;
    const slot = isElsewhere(one) ? slots[nth] : first.place?.slot;
    const isTaken = slot && one.isHere && sectionAt.get(keyOf(slot)) !== section;
    if (first.place && (!slot || isTaken)) leftOut.push(first);
    else
      append(
        rows[section] ?? [],
        parts.map(({ place: _place, ...row }, index) => ({
          ...row,
          slot: index === 0 ? (slot ?? null) : null,
        })),
      );
  }
  return { rows, leftOut };
}

/** A paragraph of a section, and whether it came with the file or was placed in it. */
type Paragraph = {
  readonly section: number;
  readonly parts: readonly PlacedRow[];
  readonly first: PlacedRow;
  readonly isHere: boolean;
};

/** Whether a paragraph came with another version. */
const isElsewhere = ({ first, isHere }: Paragraph): boolean => first.place !== undefined && !isHere;

/**
 * For each paragraph of another version the place of its text in a book, if nothing else stands there; of equal texts by their
 * neighbours (updates.3).
 */
function slotsOfTexts(
  book: OpenedBook,
  taken: ReadonlyMap<string, number>,
  paragraphs: readonly Paragraph[],
  source_lang: string,
): (BookSlot | undefined)[] {
  const slots = book.parts.flatMap(({ path, texts }) =>
    texts.map(({ text, kind, from, to }) => ({ text, slot: { kind, from, to, part: path } })),
  );
  // What has its place is known by it. No text equals that, because it has a space.
  const stored = slots.map(({ text, slot }) => (taken.has(keyOf(slot)) ? keyOf(slot) : withoutSpace(text)));
  const incoming = paragraphs.map(({ parts, first, isHere }, nth) => {
    if (first.place && isHere) return keyOf(first.place.slot);
    if (!first.place) return `added ${nth}`;
    const texts = parts.map(
      (part, index) => (index === 0 ? '' : (part.joint ?? partSeparator(source_lang))) + part.text,
    );
    return withoutSpace(texts.join(''));
  });
  return pairEqualTexts(stored, incoming).map((index) =>
    index === undefined ? undefined : slots[index]?.slot,
  );
}

const keyOf = ({ from, part }: BookSlot): string => `${from} ${part}`;
