import { paragraphsOf, partSeparator } from '../../core/text/continued-strings.ts';
import { withoutSpace } from '../../core/text/white-space.ts';
import type { BookSlot } from './model/places.ts';
import type { OpenedBook } from './open-book.ts';
import type { WrittenRow } from './write-book.ts';

/** A string of a book, and its place in the file that it came with; undefined for one that was added. */
export type PlacedRow = Omit<WrittenRow, 'slot'> & {
  readonly place: { readonly file: string; readonly slot: BookSlot } | undefined;
};

/**
 * The rows of sections as they stand in one file of a book, those that were added too. Rows of an older file, as those of a section in which the
 * update was undone, stand where the file has their text; those whose text it lacks are left out, with their parts (books.11).
 */
export function rowsInFile(
  book: OpenedBook,
  file: string | undefined,
  sections: readonly (readonly PlacedRow[])[],
  source_lang: string,
): WrittenRow[][] {
  const isHere = ({ place }: PlacedRow) => place?.file === file;
  const taken = new Set(
    sections.flat().flatMap(({ place }) => (place && place.file === file ? keyOf(place.slot) : [])),
  );
  let free: Map<string, BookSlot[]> | undefined;
  const slotOf = (text: string): BookSlot | undefined => {
    free ??= freeSlots(book, taken);
    return free.get(withoutSpace(text))?.shift();
  };
  return sections.map((rows) =>
    paragraphsOf(rows).flatMap((parts) => {
      const [first] = parts;
      if (!first?.place || isHere(first))
        return parts.map(({ place, ...row }) => ({ ...row, slot: place?.slot ?? null }));
      const text = parts.map(
        (part, nth) => (nth === 0 ? '' : (part.joint ?? partSeparator(source_lang))) + part.text,
      );
      const slot = slotOf(text.join(''));
      return slot
        ? parts.map(({ place: _place, ...row }, nth) => ({ ...row, slot: nth === 0 ? slot : null }))
        : [];
    }),
  );
}

/** The places of a book at which no row stands, by their texts. */
function freeSlots(book: OpenedBook, taken: ReadonlySet<string>): Map<string, BookSlot[]> {
  const free = book.parts.flatMap(({ path, texts }) =>
    texts.flatMap(({ text, kind, from, to }) => {
      const slot = { kind, from, to, part: path };
      return taken.has(keyOf(slot)) ? [] : [{ text: withoutSpace(text), slot }];
    }),
  );
  return new Map(
    [...Map.groupBy(free, ({ text }) => text)].map(([text, found]) => [text, found.map(({ slot }) => slot)]),
  );
}

const keyOf = ({ from, part }: BookSlot): string => `${from} ${part}`;
