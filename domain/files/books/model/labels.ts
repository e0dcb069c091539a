import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES } from '../../../core/languages/interface-languages.ts';
import { BOOK_TEXTS } from '../../../core/words/book-texts.ts';
import type { BookLabel } from '../../../formats/book-labels.ts';
import type { FoundText } from './places.ts';

/** What the attributes of HTML are that don't describe a picture. */
const ATTRIBUTES: ReadonlyMap<string, BookLabel> = new Map([
  ['title', 'element-hint'],
  ['aria-label', 'element-hint'],
  ['placeholder', 'form-field'],
  ['value', 'form-field'],
  ['label', 'form-field'],
]);

/** What stands beside the text, by its element. */
const BESIDE: ReadonlyMap<string, BookLabel> = new Map([
  ['title', 'book-title'],
  ['description', 'book-description'],
]);

/** The label that a text of a file is, if it is one. */
export function labelOf({ kind, element, isBeside }: FoundText): BookLabel | undefined {
  if (isBeside) return BESIDE.get(element) ?? 'label';
  if (kind === 'attribute') return ATTRIBUTES.get(element) ?? 'alt';
  return element === 'alt' ? 'alt' : undefined;
}

/**
 * Whether a text stands beside what is read: the description of a picture, or what a file says of itself. What a form shows
 * stays in its chapter.
 */
export function isLabel(foundText: FoundText): boolean {
  const label = labelOf(foundText);
  return label !== undefined && label !== 'form-field';
}

/** The name of the section of labels, in the language of the book if that is known. */
export function nameOfLabels(language: string | null): string {
  const known = INTERFACE_LANGUAGES.find((lang) => lang === language?.split('-')[0]?.toLowerCase());
  return BOOK_TEXTS[known ?? DEFAULT_LANGUAGE].labels;
}
