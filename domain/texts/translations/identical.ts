import { storedText } from '../../core/text/text.ts';

/** A translation with the same text; `isExact` is false if they differ by white space at the edges, which is easy to overlook. */
export type Identical<T> = { readonly translation: T; readonly isExact: boolean };

/**
 * The translation among these with the same text, in any Unicode composition; if there is none, one that differs by white space
 * at the edges alone (translations.23).
 */
export function identicalTo<T extends { readonly text: string }>(
  translations: readonly T[],
  text: string,
): Identical<T> | undefined {
  const sought = storedText(text).normalize('NFC');
  const texts = translations.map((translation) => ({ translation, text: translation.text.normalize('NFC') }));
  const exact = texts.find((one) => one.text === sought);
  const same = exact ?? texts.find((one) => one.text.trim() === sought.trim());
  return same && { translation: same.translation, isExact: exact !== undefined };
}
