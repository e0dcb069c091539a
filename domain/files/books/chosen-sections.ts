import { nameOfPart } from './chapters.ts';
import type { BookSection } from './model/book.ts';

/** A chapter by its place in the book, from 0, or some of its strings: from the one at `from` to the one before `to`, or to its end. */
export type ChosenPart = {
  readonly chapter: number;
  readonly from: number;
  readonly to?: number | undefined;
};

/** Which chapters become sections, and in which order: the parts of each section. */
export type ChosenSections = readonly (readonly ChosenPart[])[];

/**
 * As it is written in an address: `0,2+3,1:0-40` for a section of the third and fourth chapter behind the first, then 40 strings
 * of the second.
 */
export const printChosen = (chosen: ChosenSections): string =>
  chosen.map((parts) => parts.map(printPart).join('+')).join(',');

const printPart = ({ chapter, from, to }: ChosenPart): string =>
  from === 0 && to === undefined ? String(chapter) : `${chapter}:${from}-${to ?? ''}`;

const WRITTEN = /^\d{1,5}(?::\d{1,5}-\d{0,5})?(?:[+,]\d{1,5}(?::\d{1,5}-\d{0,5})?)*$/;

/** Undefined if it is not written so, or names a string twice. */
export function readChosen(written: string): ChosenSections | undefined {
  if (!WRITTEN.test(written)) return undefined;
  const chosen = written.split(',').map((parts) => parts.split('+').map(readPart));
  const inOrder = chosen
    .flat()
    .toSorted((one, other) => one.chapter - other.chapter || one.from - other.from);
  const isApart = inOrder.every(({ chapter, from, to }, nth) => {
    const before = inOrder[nth - 1];
    const isEmpty = to !== undefined && to <= from;
    return !isEmpty && (before?.chapter !== chapter || (before.to ?? Number.POSITIVE_INFINITY) <= from);
  });
  return isApart ? chosen : undefined;
}

function readPart(written: string): ChosenPart {
  const [chapter, from = 0, to] = written.split(/[:-]/);
  return { chapter: Number(chapter), from: Number(from), to: to ? Number(to) : undefined };
}

/**
 * The chosen sections of a book. A section of several chapters is named after the first, a part of a chapter after its
 * first string. Undefined if the book has no such chapter, or if a paragraph would be torn.
 */
export function sectionsChosen(
  sections: readonly BookSection[],
  chosen: ChosenSections = sections.flatMap(({ isAside }, chapter) =>
    isAside ? [] : [[{ chapter, from: 0 }]],
  ),
): BookSection[] | undefined {
  const sectionsOfFile = chosen.map((parts) => parts.flatMap((part) => partOf(sections, part) ?? []));
  if (sectionsOfFile.some((parts, nth) => parts.length !== chosen[nth]?.length)) return undefined;
  return sectionsOfFile.flatMap((parts) => {
    const [first] = parts;
    return first ? [{ ...first, strings: parts.flatMap(({ strings }) => strings) }] : [];
  });
}

function partOf(
  sections: readonly BookSection[],
  { chapter, from, to }: ChosenPart,
): BookSection | undefined {
  const whole = sections[chapter];
  if (!whole || (from === 0 && to === undefined)) return whole;
  const { strings } = whole;
  const first = strings[from];
  const isTorn = first?.continues || (to !== undefined && strings[to]?.continues);
  if (!first || isTorn || (to ?? 0) > strings.length) return undefined;
  return {
    ...whole,
    name: from === 0 ? whole.name : nameOfPart(first),
    strings: whole.strings.slice(from, to),
  };
}
