import { RIGHT_TO_LEFT } from '#domain/languages/direction.ts';

/**
 * The direction of every element with a language (languages.10): `lang` alone says it, so that no element can lack it. The attribute `dir`
 * is left to texts of no known language.
 */
export const DIRECTION_STYLES = `:where([lang]){direction:ltr;unicode-bidi:isolate}:where(${RIGHT_TO_LEFT.map(
  (lang) => `[lang|=${lang}]`,
).join()}){direction:rtl}`;
