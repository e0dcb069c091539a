import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { isBookLabel } from '../../formats/book-labels.ts';
import { cutAsStored } from '../imports/cut-as-stored.ts';
import type { StoredString } from '../imports/matched-strings.ts';
import { pairsFor } from '../imports/section-update.ts';
import type { BookSection, BookString } from './model/book.ts';

/** A string that the project has from an older file of the book, with the id of its section. */
export type StoredBookString = StoredString & { readonly id: number; readonly section: number };

/** A string of the newer file, and the id of the stored one that it is; null for a new one. */
export type MatchedString = { readonly string: BookString; readonly id: number | null };

/** What becomes of the sections of a book with a newer file. */
export type MatchedBook = {
  /** By the id of a section its strings in the newer file, in order; a section that the file lacks has none. */
  readonly updates: ReadonlyMap<number, readonly MatchedString[]>;
  /** Chapters that become sections of their own, each behind the section of the chapter before it, if there is one. */
  readonly added: readonly { readonly chapter: BookSection; readonly after: number | undefined }[];
  /** The sections that the file has, by their ids, and the chapters that are added, as they begin in it. */
  readonly order: readonly (number | BookSection)[];
};

/** A section is one of a chapter if this share of the chapter's strings, or of the section's, are matched: fewer are coincidences. */
const SHARE = { ofChapter: 0.1, ofSection: 0.5 };

/** The share of a file's texts that a book has, as they are, if the file may be a newer one of it (updates.24). */
const ALIKE = 0.5;

/** Whether a file of so many different texts may be a newer one of a book that has some of them (updates.24). */
export const mayBeNewer = (matched: number, texts: number): boolean => matched >= texts * ALIKE;

/**
 * Whether a project has the descriptions of pictures in their chapters, as before they were labels (updates.25): most
 * of the descriptions that it has are in a section with texts of their chapter. `older` are the chapters with the
 * descriptions in them.
 */
export function keepsDescriptions(
  stored: readonly StoredBookString[],
  { sections, older }: { readonly sections: readonly BookSection[]; readonly older: readonly BookSection[] },
): boolean {
  const apart = new Set(
    sections.flatMap(({ strings }) => (strings.every(isBookLabel) ? strings.map(({ text }) => text) : [])),
  );
  const texts = homesByText(stored.filter((string) => !isBookLabel(string)));
  const labels = homesByText(stored.filter((string) => isBookLabel(string) && apart.has(string.text)));
  let balance = 0;
  for (const { strings } of older) {
    const beside = new Set(strings.flatMap(({ text }) => [...(texts.get(text) ?? [])]));
    if (strings.every(isBookLabel)) continue;
    for (const string of strings) {
      const homes = isBookLabel(string) ? labels.get(string.text) : undefined;
      if (homes) balance += [...homes].some((home) => beside.has(home)) ? 1 : -1;
    }
  }
  return balance > 0;
}

/** The sections in which each text stands. */
function homesByText(stored: readonly StoredBookString[]): Map<string, Set<number>> {
  const homes = new Map<string, Set<number>>();
  for (const { text, section } of stored) homes.set(text, (homes.get(text) ?? new Set()).add(section));
  return homes;
}

/**
 * Matches the chapters of a newer file with the sections of a book (updates.18): strings by their text over the whole
 * book, then each chapter with the sections that have its strings. So chapters that were merged, renamed or moved in
 * the project stay that way. Paragraphs are cut as the sections have them (updates.21). `names` are those of all
 * sections of the book. A long book takes seconds.
 */
export function matchChapters(
  stored: readonly StoredBookString[],
  read: readonly BookSection[],
  names: ReadonlyMap<number, string>,
  languages: Pick<ProjectLanguages, 'source_lang'>,
): MatchedBook {
  const cut = cutAsStored(
    stored,
    read.flatMap(({ strings }, chapter) => strings.map((string) => ({ ...string, chapter }))),
    languages,
    furtherPart,
  );
  const byChapter = Map.groupBy(cut, ({ chapter }) => chapter);
  const chapters = read.map((bookSection, nth) => ({
    ...bookSection,
    strings: (byChapter.get(nth) ?? []).map(({ chapter: _chapter, ...string }): BookString => string),
  }));
  const pairs = pairsFor(stored, chapters.flatMap(({ strings }) => strings).map(asInFile), 'text');
  const sizes = Map.groupBy(stored, ({ section }) => section);
  const taken = new Set(pairs.map((index) => (index === undefined ? undefined : stored[index]?.section)));
  const updates = new Map<number, MatchedString[]>([...names.keys()].map((id) => [id, []]));
  const added: { chapter: BookSection; after: number | undefined }[] = [];
  const order = new Set<number | BookSection>();
  let last: number | undefined;
  let begin = 0;
  for (const chapter of chapters) {
    const matches = chapter.strings.map((_, nth) => {
      const index = pairs[begin + nth];
      return index === undefined ? undefined : stored[index];
    });
    begin += chapter.strings.length;
    const homes = homesOf(matches) ?? namedAs(chapter);
    const own = matches.map((match) => (match && homes?.has(match.section) ? match : undefined));
    let section = own.find((match) => match)?.section ?? [...(homes ?? [])][0];
    if (section === undefined) {
      added.push({ chapter, after: last });
      order.add(chapter);
      continue;
    }
    for (const [nth, string] of chapter.strings.entries()) {
      section = own[nth]?.section ?? section;
      order.add(section);
      updates.get(section)?.push({ string, id: own[nth]?.id ?? null });
    }
    last = section;
  }
  return { updates, added, order: [...order] };

  /** The sections that a chapter stands in by its strings. */
  function homesOf(matches: readonly (StoredBookString | undefined)[]): Set<number> | undefined {
    const counts = Map.groupBy(
      matches.filter((match) => match !== undefined),
      ({ section }) => section,
    );
    const homes = [...counts].flatMap(([section, { length }]) => {
      const isLarge = length >= matches.length * SHARE.ofChapter;
      return isLarge || length >= (sizes.get(section)?.length ?? 0) * SHARE.ofSection ? section : [];
    });
    return homes.length > 0 ? new Set(homes) : undefined;
  }

  /** The section with the name of a chapter that has none of its strings, if no other chapter stands in it. */
  function namedAs({ name }: BookSection): Set<number> | undefined {
    const named = [...names].find(([id, one]) => one === name && !taken.has(id));
    if (!named) return undefined;
    taken.add(named[0]);
    return new Set([named[0]]);
  }
}

type InChapter = BookString & { readonly chapter: number };

const furtherPart = ({ context, chapter }: InChapter, text: string, joint: string): InChapter => ({
  chapter,
  text,
  context,
  slot: null,
  continues: true,
  joint,
});

const asInFile = ({ text, context, continues }: BookString) => ({ text, context, continues });
