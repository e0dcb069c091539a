import {
  DEFAULT_LANGUAGE,
  type InterfaceLanguage,
  LANGUAGES,
} from '#domain/languages/interface-languages.ts';

/** Whether the interface speaks this language. */
export function isLanguage(code: string): code is InterfaceLanguage {
  return Object.hasOwn(LANGUAGES, code);
}

/** The language that i18next speaks. */
export function languageOf({ language }: { language: string }): InterfaceLanguage {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** Where the chosen language is kept. */
export const LANGUAGE_KEY = 'dragoman.language';
