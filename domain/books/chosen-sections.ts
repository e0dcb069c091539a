import type { BookSection } from './model/book.ts';

/** Which chapters become sections, and in which order: the indexes of those of each section, from 0. */
export type ChosenSections = readonly (readonly number[])[];

/** As it is written in an address: `0,2+3,1` for a section of the third and fourth chapter behind the first. */
export const printChosen = (chosen: ChosenSections): string =>
  chosen.map((indexes) => indexes.join('+')).join(',');

/** Undefined if it is not written so, or names a chapter twice. */
export function readChosen(written: string): ChosenSections | undefined {
  if (!/^\d{1,5}(?:[+,]\d{1,5})*$/.test(written)) return undefined;
  const chosen = written.split(',').map((indexes) => indexes.split('+').map(Number));
  const all = chosen.flat();
  return new Set(all).size === all.length ? chosen : undefined;
}

/** The chosen sections of a book, those of several chapters named after the first; undefined if the book has no such chapter. */
export function sectionsChosen(
  sections: readonly BookSection[],
  chosen: ChosenSections = sections.flatMap(({ isAside }, index) => (isAside ? [] : [[index]])),
): BookSection[] | undefined {
  const found = chosen.map((indexes) => indexes.flatMap((index) => sections[index] ?? []));
  if (found.some((chapters, nth) => chapters.length !== chosen[nth]?.length)) return undefined;
  return found.flatMap((chapters) => {
    const [first] = chapters;
    return first ? [{ ...first, strings: chapters.flatMap(({ strings }) => strings) }] : [];
  });
}
