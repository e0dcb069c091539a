import i18next, { type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/languages.ts';
import { isLanguage, LANGUAGE_KEY } from './languages.ts';

const NAMESPACE = 'translation';

/** The texts of a language, fetched when it is spoken: nobody loads the other two. */
const TEXTS: Record<InterfaceLanguage, () => Promise<object>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  it: async () => (await import('./it.ts')).it,
};

/** Languages a missing text is sought in, after the reader's own (SPEC §1). */
const FALLBACKS = ['en', 'ru'] as const satisfies InterfaceLanguage[];

async function learn(i18n: i18n, language: InterfaceLanguage): Promise<void> {
  i18n.addResourceBundle(language, NAMESPACE, await TEXTS[language]());
}

/** A text that the loaded languages lack: the next fallback is fetched, and what is on the screen is drawn again. */
function seekFurther(i18n: i18n): void {
  const next = FALLBACKS.find((language) => !i18n.hasResourceBundle(language, NAMESPACE));
  if (next) void learn(i18n, next);
}

/**
 * Speaks the reader's language: chosen before, else the browser's, else English; it is kept in local storage.
 * Until this is done nothing may be drawn.
 */
export async function startLanguage(i18n: i18n = i18next): Promise<InterfaceLanguage> {
  await i18n
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources: {},
      supportedLngs: INTERFACE_LANGUAGES,
      fallbackLng: FALLBACKS,
      load: 'languageOnly',
      nonExplicitSupportedLngs: true,
      detection: {
        order: ['localStorage', 'navigator'],
        caches: ['localStorage'],
        lookupLocalStorage: LANGUAGE_KEY,
        convertDetectedLanguage: (code) => code.split('-')[0] ?? code,
      },
      interpolation: { escapeValue: false },
      saveMissing: true,
      missingKeyHandler: () => seekFurther(i18n),
      parseMissingKeyHandler: () => '',
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  await learn(i18n, language);
  document.documentElement.lang = language;
  return language;
}
