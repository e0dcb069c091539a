import { createInstance } from 'i18next';
import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '../languages/interface-languages.ts';

/** The keys of words: the names on the way to a text, with dots between them. The forms of a plural have one key. */
export type WordKey<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string
    ? Key extends `${infer Base}_${Intl.LDMLPluralRule}`
      ? Base
      : Key
    : `${Key}.${WordKey<Words[Key]>}`;
}[keyof Words & string];

/** The text of a key with its values; `count` chooses the form of a plural. */
export type Say<Words> = (
  key: WordKey<Words>,
  values?: Readonly<Record<string, unknown>> & { count?: number },
) => string;

/**
 * Opens words that the interface doesn't show, as those of emails, given as JSON of i18next in each language, or in English alone. Values are put in
 * as they are: what stands in them isn't filled in again, and whoever prints the text as HTML escapes it.
 */
export function openWords<Words extends object>(
  words: Readonly<Partial<Record<InterfaceLanguage, Words>> & { [DEFAULT_LANGUAGE]: Words }>,
): (language: InterfaceLanguage) => Say<Words> {
  const i18n = createInstance({
    resources: Object.fromEntries(
      Object.entries<Words | undefined>(words).flatMap(([language, translation]) =>
        translation ? [[language, { translation }]] : [],
      ),
    ),
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void i18n.init();
  // Its types are those of the interface's words.
  const textOf = i18n.t as unknown as (key: string, options: object) => string;
  return (language) =>
    (key, values = {}) =>
      textOf(key, { lng: language, replace: values, count: values.count, nest: false });
}
