import { ArchiveError } from '#domain/core/archive/archive.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { BookError } from '#domain/files/books/model/book.ts';
import { type BookLooks, lookKey, newLookState } from '#domain/files/books/model/looks.ts';
import { type OpenedBook, openBook } from '#domain/files/books/open-book.ts';
import { printReference, readReference } from '#domain/files/books/slot-reference.ts';
import { bitmapOf } from '#domain/files/looks/bitmap.ts';
import { type Picture, picturesIn, type TextLook } from '#domain/files/looks/look.ts';
import { isBook } from '#domain/formats/model/format.ts';
import type { Snapshot } from '../../platform/import-workers/messages.ts';
import { readFile } from '../books/queries.ts';

/** A string with what its frame begins with, which may refer to its place in a book. */
type Led = { readonly lead: string | null };

/** What strings look like in the files of their books, the pictures that belong to them, and how many of those were left out. */
export type Looks = {
  readonly lookOf: (string: Led) => TextLook | undefined;
  /** The leads of the descriptions of pictures beside the strings, with those of the strings (exports.40). */
  readonly descriptions: readonly {
    readonly lead: string;
    readonly beside: string;
    readonly isBefore: boolean;
  }[];
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly leftOut: number;
};

type LooksRequest = { project: number; language: string; strings: readonly Led[]; hasPictures: boolean };

/** Reads the kept files of the books that strings come from, one after the other, for what the strings look like (exports.39). */
export async function readLooks(
  snapshot: Snapshot,
  { project, language, strings, hasPictures }: LooksRequest,
): Promise<Looks> {
  const places = new Map<string, Set<string>>();
  for (const { lead } of strings) {
    const place = readReference(lead);
    if (!place) continue;
    const known = places.get(place.file) ?? new Set();
    places.set(place.file, known.add(lookKey(place.slot)));
  }
  const state = newLookState();
  const looks = new Map<string, ReadonlyMap<string, TextLook>>();
  const descriptions: Looks['descriptions'][number][] = [];
  const taken = newPictures();
  for (const [file, keys] of places) {
    const stored = await snapshot((tx) => readFile(tx, project, file));
    if (!stored || !isBook(stored.format)) continue;
    const book = openBook(stored.bytes, stored.format, language);
    const read = book.looks?.(state);
    for (const { at, beside, isBefore } of read?.descriptions ?? []) {
      if (!keys.has(lookKey(beside))) continue;
      keys.add(lookKey(at));
      descriptions.push({ lead: printReference(file, at), beside: printReference(file, beside), isBefore });
    }
    const own = looksIn(read, file, keys);
    looks.set(file, own);
    if (hasPictures) {
      const names = [...own.values()].flatMap(picturesIn);
      takePictures(book, new Map(names.map((name) => [name, name.slice(file.length + 1)])), taken);
    }
  }
  return {
    lookOf: ({ lead }) => {
      const place = readReference(lead);
      return place && looks.get(place.file)?.get(lookKey(place.slot));
    },
    descriptions,
    pictures: taken.pictures,
    leftOut: taken.leftOut,
  };
}

/** The looks of the wanted texts of a book. The name of a picture begins with its file's, because two books may have the same one. */
function looksIn(
  read: BookLooks | undefined,
  file: string,
  keys: ReadonlySet<string>,
): Map<string, TextLook> {
  const named = (name: string) => `${file} ${name}`;
  return new Map(
    [...(read?.looks ?? [])]
      .filter(([key]) => keys.has(key))
      .map(([key, look]) => [key, withNames(look, named)]),
  );
}

/** A look whose pictures have other names. */
export function withNames(look: TextLook, named: (name: string) => string): TextLook {
  const { picture, before, marks } = look;
  if (picture === undefined && !before && !marks) return look;
  return {
    ...look,
    ...(picture !== undefined && { picture: named(picture) }),
    ...(before && { before: before.map(named) }),
    ...(marks && {
      marks: Object.fromEntries(
        Object.entries(marks).map(([label, mark]) => [
          label,
          mark.kind === 'picture' ? { ...mark, picture: named(mark.picture) } : mark,
        ]),
      ),
    }),
  };
}

type Taken = { pictures: Map<string, Picture>; bytes: number; leftOut: number };

export const newPictures = (): Taken => ({ pictures: new Map(), bytes: 0, leftOut: 0 });

const ENDINGS = { jpeg: 'jpg', png: 'png', gif: 'gif' } as const;

/** Takes pictures of a book, as many as a made book may have: each by a name, with its name in the book. */
export function takePictures(
  { pictureIn }: OpenedBook,
  names: ReadonlyMap<string, string>,
  taken: Taken,
): void {
  for (const [name, inBook] of names) {
    const bytes = bytesOf(pictureIn, inBook);
    const bitmap = bytes && bitmapOf(bytes);
    if (!bitmap || taken.bytes + bytes.length > SERVICE_LIMITS.bookPicturesBytes) {
      taken.leftOut++;
      continue;
    }
    taken.bytes += bytes.length;
    const nth = taken.pictures.size + 1;
    taken.pictures.set(name, { ...bitmap, name: `picture-${nth}.${ENDINGS[bitmap.type]}`, bytes });
  }
}

/** The bytes of a picture; undefined if it can't be read, as other parts of its book can. */
function bytesOf(pictureIn: OpenedBook['pictureIn'], name: string): Uint8Array | undefined {
  try {
    return pictureIn?.(name);
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof BookError) return undefined;
    throw error;
  }
}
