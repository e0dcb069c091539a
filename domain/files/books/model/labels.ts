import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../core/languages/interface-languages.ts';
import type { BookLabel } from '../../../formats/book-labels.ts';
import type { FoundText } from './places.ts';

/** The label that a text of a file is, if it is one. */
export function labelOf({ kind, element, isBeside }: FoundText): BookLabel | undefined {
  if (!isBeside) return kind === 'attribute' || element === 'alt' ? 'alt' : undefined;
  return element === 'title' ? 'book-title' : element === 'description' ? 'book-description' : 'label';
}

/** The attributes of HTML that a page shows as text: they stay where they are. */
export const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set(['placeholder', 'value', 'label']);

/** Whether a text stands beside what is read: the description of a picture, or what a file says of itself. */
export const isLabel = (found: FoundText): boolean =>
  labelOf(found) !== undefined && !SHOWN_ATTRIBUTES.has(found.element);

const NAMES: Readonly<Record<InterfaceLanguage, string>> = { en: 'Labels', ru: 'Подписи', it: 'Etichette' };

/** The name of the section of labels, in the language of the book if that is known. */
export function nameOfLabels(language: string | null): string {
  const known = INTERFACE_LANGUAGES.find((lang) => lang === language?.split('-')[0]?.toLowerCase());
  return NAMES[known ?? 'en'];
}
