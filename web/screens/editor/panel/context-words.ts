import type { TFunction } from 'i18next';

/** The elements of books whose names are contexts and say little (books.6). */
const PARTS = [
  [/^(?:h[1-6]|title)$/, 'heading'],
  [/^alt$/, 'picture'],
  [/^label$/, 'label'],
  [/^book-title$/, 'bookTitle'],
  [/^book-description$/, 'bookDescription'],
  [/^element-hint$/, 'hint'],
  [/^form-field$/, 'control'],
  [/^(?:fig)?caption$/, 'caption'],
] as const;

/** The context of a string in words: *Heading*, not the name of an element; otherwise what somebody wrote. */
export function contextWords(t: TFunction, context: string): string {
  const [, part] = PARTS.find(([element]) => element.test(context)) ?? [];
  return t('editor.context', { about: part ? t(`editor.parts.${part}`) : context });
}
