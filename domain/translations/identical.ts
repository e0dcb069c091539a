import { storedText } from '../texts/text.ts';

/** The translation among these with the same text, in any Unicode composition (translations.23). */
export function identicalTo<T extends { readonly text: string }>(
  translations: readonly T[],
  text: string,
): T | undefined {
  const sought = storedText(text).normalize('NFC');
  return translations.find((one) => one.text.normalize('NFC') === sought);
}
