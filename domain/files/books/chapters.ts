import { LIMITS } from '../../core/limits.ts';
import { append } from '../../core/long-lists.ts';
import { isBlank, shorten } from '../../core/text/text.ts';
import { jointsIn, splitLong } from '../../formats/split-long.ts';
import { headingIn } from '../headings/headings.ts';
import type { BookSection, BookString, ChapterStart, ReadPart } from './model/book.ts';
import { isLabel, labelOf, nameOfLabels } from './model/labels.ts';
import type { FoundText } from './model/places.ts';
import { plainText } from './model/plain-text.ts';

/** A chapter that is being read; its names are those of headings with nothing between them. */
type Chapter = { names: string[]; depth: number; isAside: boolean; strings: BookString[] };

/**
 * The chapters of a book with their texts (books.5), and behind them a section with its labels (books.19). Texts before
 * the first chapter make one that is named `title`. With `keepsDescriptions` the descriptions of pictures stand in
 * their chapters, as in older projects (updates.25).
 */
export function chaptersOf(
  parts: readonly ReadPart[],
  starts: readonly ChapterStart[],
  { title, language }: { readonly title: string; readonly language: string | null },
  keepsDescriptions = false,
): BookSection[] {
  const inOrder = [...starts].sort((one, other) => one.part - other.part || one.offset - other.offset);
  const chapters: Chapter[] = [{ names: [title], depth: 0, isAside: false, strings: [] }];
  const labels: BookString[] = [];
  let next = 0;
  for (const [index, { path, texts }] of parts.entries()) {
    for (const text of texts) {
      for (
        let start = inOrder[next];
        start && isAtOrBefore(start, index, text.from);
        start = inOrder[++next]
      ) {
        const open = chapters.at(-1);
        // Headings with nothing between them begin one chapter, named after both.
        if (chapters.length === 1 && plainText(start.name) === plainText(title)) continue;
        if (open && chapters.length > 1 && open.strings.length === 0) open.names.push(start.name);
        else
          chapters.push({
            names: [start.name],
            depth: start.depth,
            isAside: start.isAside ?? false,
            strings: [],
          });
      }
      const strings = (keepsDescriptions ? text.isBeside : isLabel(text)) ? labels : chapters.at(-1)?.strings;
      append(strings ?? [], stringsOf(path, text, language ?? undefined));
    }
  }
  const named = chapters
    .filter(({ strings }) => strings.length > 0)
    .flatMap((chapter) => inPieces(sectionName(chapter.names, chapter.strings), chapter));
  return [
    ...named,
    ...inPieces(nameOfLabels(language), { names: [], depth: 0, isAside: false, strings: labels }),
  ];
}

const isAtOrBefore = (start: ChapterStart, part: number, offset: number): boolean =>
  start.part < part || (start.part === part && start.offset <= offset);

/** The elements that tell translators what a text is. */
const CONTEXT = /^(?:h[1-6]|title|caption|figcaption)$/;

/** A text as one string, or as several if it is too long (imports.14). */
function stringsOf(part: string, foundText: FoundText, lang: string | undefined): BookString[] {
  const { text: whole, element, kind, from, to } = foundText;
  const context = labelOf(foundText) ?? (CONTEXT.test(element) ? element : '');
  const pieces = splitLong(whole, LIMITS.uncutText, lang);
  const joints = jointsIn(whole, pieces);
  return pieces.map((text, nth) => ({
    text,
    context,
    slot: nth === 0 ? { kind, from, to, part } : null,
    continues: nth > 0,
    ...(nth === 0 && pieces.length > 1 && { whole }),
    ...(nth > 0 && { joint: joints[nth] ?? '' }),
  }));
}

/** Whether a name is a number alone, or with a word for it: `Chapter I`, `II.` */
const isNumber = (name: string): boolean => headingIn(name)?.title === '';

/** The title below the number of a chapter: a short line that is no sentence. */
function titleBelow(name: string, [first, second]: readonly BookString[]): string | undefined {
  if (!first || !second || !isNumber(name) || plainText(first.text) !== name) return undefined;
  const title = plainText(second.text);
  const isTitle =
    title.length <= LONGEST_TITLE && /^[\p{Lu}\p{N}“«„"‘]/u.test(title) && !/[.,;:!?…»”"'’]$/.test(title);
  return isTitle && !isNumber(title) ? title : undefined;
}
const LONGEST_TITLE = 70;

/** A name that a section may have: what the contents call it, with a title below its number, or else its first text. */
function sectionName(names: readonly string[], strings: readonly BookString[]): string {
  const [first] = strings;
  const spelled = names.map(plainText).filter((name) => !isBlank(name));
  // Characters that are not seen may not be in a name.
  const [only = ''] = spelled;
  const title = spelled.length === 1 ? titleBelow(only, strings) : undefined;
  const whole = title === undefined ? spelled : [only.replace(/[.:\s]+$/, ''), title];
  const name = (whole.length > 0 ? whole.join('. ') : plainText(first?.text ?? '')).replace(
    /[\p{C}\p{Default_Ignorable_Code_Point}]/gu,
    '',
  );
  if (isBlank(name)) return '—';
  return shorten(name, LIMITS.sectionName.max);
}

/** The name of a part of a chapter that begins with a string. */
export const nameOfPart = (first: BookString): string => sectionName([], [first]);

/** A chapter as sections of no more strings than one may have. */
function inPieces(name: string, { depth, isAside, strings }: Chapter): BookSection[] {
  const most = LIMITS.stringsPerSection;
  const amount = Math.ceil(strings.length / most);
  return Array.from({ length: amount }, (_, nth) => ({
    name: nth === 0 ? name : `${shorten(name, LIMITS.sectionName.max - 5)} (${nth + 1})`,
    depth,
    isAside,
    strings: strings.slice(nth * most, (nth + 1) * most),
  }));
}
