import type { Format } from '../formats/model/format.ts';
import { BOOK_FORMATS } from '../formats/model/format-lists.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../languages/interface-languages.ts';
import type { FoundText } from './model/places.ts';

/**
 * What a file says beside its text, by the contexts of these strings (books.19): the labels of its navigation, its title and description, and
 * the descriptions of pictures. They are translated in the file, and are no part of what is read.
 */
const LABELS = ['label', 'book-title', 'book-description', 'alt'] as const;

type Label = (typeof LABELS)[number];

/** The strings of a section that are read: in a book all but its labels, which only its file has. */
export function withoutLabels<String extends { readonly context: string }>(
  strings: readonly String[],
  format: Format | null,
): readonly String[] {
  if (!BOOK_FORMATS.some((one) => one === format)) return strings;
  return strings.filter(({ context }) => !LABELS.some((label) => label === context));
}

/** The label that a text of a file is, if it is one. */
export function labelOf({ kind, element, isBeside }: FoundText): Label | undefined {
  if (kind === 'attribute' || element === 'alt') return 'alt';
  if (!isBeside) return undefined;
  return element === 'title' ? 'book-title' : element === 'description' ? 'book-description' : 'label';
}

const NAMES: Readonly<Record<InterfaceLanguage, string>> = { en: 'Labels', ru: 'Подписи', it: 'Etichette' };

/** The name of the section of labels, in the language of the book if that is known. */
export function nameOfLabels(language: string | null): string {
  const known = INTERFACE_LANGUAGES.find((lang) => lang === language?.split('-')[0]?.toLowerCase());
  return NAMES[known ?? 'en'];
}
