import i18next, { type TFunction } from 'i18next';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { TEXTS } from '../texts-of.ts';

/** The texts of a language, by which buttons are found in any language. */
export async function wordsIn(language: InterfaceLanguage): Promise<TFunction> {
  const i18n = i18next.createInstance();
  const resources = { [language]: { translation: TEXTS[language] } };
  return await i18n.init({ lng: language, resources, interpolation: { escapeValue: false } });
}
