import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/languages/interface-languages.ts';

/** The languages of the interface (languages.1), each by its own name; the order is the picker's. */
export const LANGUAGE_NAMES = {
  en: 'English',
  ru: 'Русский',
  it: 'Italiano',
} as const satisfies Record<InterfaceLanguage, string>;

/** Whether the interface speaks this language. */
export function isLanguage(code: string): code is InterfaceLanguage {
  return INTERFACE_LANGUAGES.some((language) => language === code);
}

/** Where the chosen language is kept. */
export const LANGUAGE_KEY = 'dragoman.language';
