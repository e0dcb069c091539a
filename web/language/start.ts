import i18next, { type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/languages.ts';
import { isLanguage, LANGUAGE_KEY } from './languages.ts';

/** Where i18next keeps the texts of a first visit, and where it keeps all of them. */
const FIRST = 'first';
const ALL = 'translation';

/** The texts of a language, fetched when it is spoken: nobody loads the other two, and a first visit only its own. */
const TEXTS: Record<InterfaceLanguage, Record<typeof FIRST | typeof ALL, () => Promise<object>>> = {
  en: {
    [FIRST]: async () => (await import('./en/first.ts')).first,
    [ALL]: async () => (await import('./en.ts')).en,
  },
  ru: {
    [FIRST]: async () => (await import('./ru/first.ts')).first,
    [ALL]: async () => (await import('./ru.ts')).ru,
  },
  it: {
    [FIRST]: async () => (await import('./it/first.ts')).first,
    [ALL]: async () => (await import('./it.ts')).it,
  },
};

/** The text for a missing text (SPEC §8). */
const NO_WORDS = 'failures.noWords';

/** Languages a missing text is sought in, after the reader's own (SPEC §1). */
const FALLBACKS = ['en', 'ru'] as const satisfies InterfaceLanguage[];

async function learn(
  i18n: i18n,
  language: InterfaceLanguage,
  texts: typeof FIRST | typeof ALL,
): Promise<void> {
  if (!i18n.hasResourceBundle(language, texts))
    i18n.addResourceBundle(language, texts, await TEXTS[language][texts](), false, false, { skipCopy: true });
}

const spoken = ({ language }: i18n) => (isLanguage(language) ? language : 'en');

/** Fetches all that the reader's language says: what is more than the frame and Home waits for this. */
export async function learnAll(i18n: i18n = i18next): Promise<void> {
  if (!i18n.isInitialized) await new Promise((resolve) => i18n.on('initialized', resolve));
  await learn(i18n, spoken(i18n), ALL);
}

/** The next language to look for a text in; none if all are loaded. */
const nextFor = (i18n: i18n) =>
  [spoken(i18n), ...FALLBACKS].find((language) => !i18n.hasResourceBundle(language, ALL));

/** A text that is not known yet: the next texts are fetched, and what is on the screen is drawn again. */
function seekFurther(i18n: i18n): void {
  const next = nextFor(i18n);
  if (next) void learn(i18n, next, ALL);
}

/** Shown instead of a missing text: nothing while it is loading, then the text of SPEC §8. */
function wordsForMissing(i18n: i18n): string {
  return nextFor(i18n) ? '' : i18n.t(NO_WORDS);
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
      ns: [ALL, FIRST],
      defaultNS: ALL,
      fallbackNS: FIRST,
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
      parseMissingKeyHandler: (key, given) => given ?? (key === NO_WORDS ? '' : wordsForMissing(i18n)),
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  const language = spoken(i18n);
  await learn(i18n, language, FIRST);
  document.documentElement.lang = language;
  return language;
}
