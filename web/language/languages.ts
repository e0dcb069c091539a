import {
  DEFAULT_LANGUAGE,
  type InterfaceLanguage,
  LANGUAGES,
} from '#domain/core/languages/interface-languages.ts';

/** Whether the interface has this language. */
export function isLanguage(code: string): code is InterfaceLanguage {
  return Object.hasOwn(LANGUAGES, code);
}

/** The language of the interface. */
export function languageOf({ language }: { language: string }): InterfaceLanguage {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** The key of the chosen language in local storage. */
export const LANGUAGE_KEY = 'dragoman.language';
