import type { InterfaceLanguage } from '#domain/languages/interface-languages.ts';
import { LANGUAGE_KEY } from './languages.ts';

/** Stores the choice and reloads the page in that language (languages.4). */
export function chooseLanguage(language: InterfaceLanguage): void {
  localStorage.setItem(LANGUAGE_KEY, language);
  location.reload();
}
