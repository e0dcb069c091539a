import type { Format } from './model/format.ts';
import { BOOK_FORMATS } from './model/format-lists.ts';

/**
 * The texts of a book's file beside what is read, by the contexts of their strings (books.19): the labels of its
 * navigation, its title and description, the descriptions of pictures, hints, and texts in a form. They are translated
 * in the file, but are no part of what is read.
 */
export const BOOK_LABELS = [
  'label',
  'book-title',
  'book-description',
  'alt',
  'element-hint',
  'form-field',
] as const;

export type BookLabel = (typeof BOOK_LABELS)[number];

/** Whether a string of a book is a label. */
export const isBookLabel = ({ context }: { readonly context: string }): boolean =>
  BOOK_LABELS.some((label) => label === context);

/**
 * The strings of a section that are read: of a book all but its labels. The description of a picture is read with the
 * picture, where `hasPicture` says that it is there.
 */
export function withoutLabels<String extends { readonly context: string }>(
  strings: readonly String[],
  format: Format | null,
  hasPicture: (string: String) => boolean = () => false,
): readonly String[] {
  if (!BOOK_FORMATS.some((bookFormat) => bookFormat === format)) return strings;
  return strings.filter((string) => !isBookLabel(string) || (string.context === 'alt' && hasPicture(string)));
}
