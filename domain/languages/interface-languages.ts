import { memoizeByLanguage } from './memoize-by-language.ts';

type LanguageFacts = {
  /** What its speakers call it. */
  readonly name: string;
  /** The forms of a counted text, those of `Intl.PluralRules`. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
};

/**
 * The languages of the interface, in the order of the picker (languages.1): all there is to say of one but its words, which
 * are in its folder of web/language.
 */
export const LANGUAGES = {
  en: { name: 'English', plurals: ['one', 'other'] },
  ru: { name: 'Русский', plurals: ['one', 'few', 'many', 'other'] },
  it: { name: 'Italiano', plurals: ['one', 'many', 'other'] },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type InterfaceLanguage = keyof typeof LANGUAGES;

export const INTERFACE_LANGUAGES = Object.keys(LANGUAGES) as InterfaceLanguage[];

/** The language of a reader for whom there is none (languages.2). */
export const DEFAULT_LANGUAGE = 'en' satisfies InterfaceLanguage;

const names = memoizeByLanguage(
  (reader) => new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }),
);

/** What a reader of one language calls another; undefined when they know no name for it. */
export function displayNameOf(code: string, inLanguage: string): string | undefined {
  return names(inLanguage).of(code);
}
