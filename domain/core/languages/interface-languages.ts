import { memoizeByLanguage } from './memoize-by-language.ts';

type LanguageFacts = {
  /** Its name in itself. */
  readonly name: string;
  /** The plural categories of a counted text, as in `Intl.PluralRules`. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
};

/**
 * The languages of the interface, in the order of the picker (languages.1). Everything about a language is here except
 * its words, which are in its folder of words/.
 */
export const LANGUAGES = {
  en: { name: 'English', plurals: ['one', 'other'] },
  ru: { name: 'Русский', plurals: ['one', 'few', 'many', 'other'] },
  it: { name: 'Italiano', plurals: ['one', 'many', 'other'] },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type InterfaceLanguage = keyof typeof LANGUAGES;

export const INTERFACE_LANGUAGES = Object.keys(LANGUAGES) as InterfaceLanguage[];

/** The language of a reader whose own is not available (languages.2). */
export const DEFAULT_LANGUAGE = 'en' satisfies InterfaceLanguage;

const names = memoizeByLanguage(
  (reader) => new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }),
);

/** A language's name in another language; undefined if `Intl` has none. */
export function displayNameOf(code: string, inLanguage: string): string | undefined {
  return names(inLanguage).of(code);
}
