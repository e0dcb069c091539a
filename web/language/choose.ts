import type { InterfaceLanguage } from '#domain/languages/interface-languages.ts';
import { LANGUAGE_KEY } from './languages.ts';

/** Keeps the choice and reloads the page, which then speaks it (languages.4). */
export function chooseLanguage(language: InterfaceLanguage): void {
  localStorage.setItem(LANGUAGE_KEY, language);
  location.reload();
}
