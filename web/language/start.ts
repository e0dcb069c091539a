import i18next, { type i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '#domain/core/languages/interface-languages.ts';
import { onceLoaded } from '../data/once-loaded.ts';
import { LANGUAGE_KEY, languageOf } from './languages.ts';

/** The i18next namespaces: the texts of the frame and Home, those of the other first screens, the editor's, and all. */
const FIRST = 'first';
const COMMON = 'common';
const EDITING = 'editing';
const ALL = 'translation';

type Namespace = typeof FIRST | typeof COMMON | typeof EDITING | typeof ALL;

/** The texts of each language, a file for each namespace, fetched when a screen needs it. */
const TEXTS: Record<Namespace, Record<string, () => Promise<object>>> = {
  [FIRST]: import.meta.glob<object>('./*/first.ts', { import: 'first' }),
  [COMMON]: import.meta.glob<object>('./*/common.ts', { import: 'common' }),
  [EDITING]: import.meta.glob<object>('./*/editing.ts', { import: 'editing' }),
  [ALL]: import.meta.glob<object>('./*/all.ts', { import: 'all' }),
};
const FILES = { [FIRST]: 'first', [COMMON]: 'common', [EDITING]: 'editing', [ALL]: 'all' };

async function fetchTexts(language: InterfaceLanguage, texts: Namespace): Promise<object> {
  const fetchFile = TEXTS[texts][`./${language}/${FILES[texts]}.ts`];
  if (!fetchFile) throw new Error(`There are no texts in ${language}`);
  return fetchFile();
}

/** The text for a missing text (errors.8). */
const NO_WORDS = 'failures.noWords';

/** The languages in which a missing text is looked up, after the reader's own (languages.3). */
const FALLBACKS = [DEFAULT_LANGUAGE, 'ru'] as const satisfies InterfaceLanguage[];

async function loadTexts(i18n: i18n, language: InterfaceLanguage, texts: Namespace): Promise<void> {
  if (!i18n.hasResourceBundle(language, texts))
    i18n.addResourceBundle(language, texts, await fetchTexts(language, texts), false, false, {
      skipCopy: true,
    });
}

/** Fetches all texts in the reader's language (languages.2). Screens and parts of screens wait for it, unless others are enough. */
export const loadAllTexts = (i18n: i18n = i18next): Promise<void> => loadOnceStarted(i18n, ALL);

/** Fetches the texts of the screens that most visits begin with; all others follow once the page has loaded. */
export const loadCommonTexts = (i18n: i18n = i18next): Promise<void> => loadFirstTexts(i18n, [COMMON]);

/** Fetches the texts of the editor's first view; all others follow once the page has loaded. */
export const loadEditingTexts = (i18n: i18n = i18next): Promise<void> =>
  loadFirstTexts(i18n, [COMMON, EDITING]);

async function loadFirstTexts(i18n: i18n, texts: readonly Namespace[]): Promise<void> {
  await Promise.all(texts.map((one) => loadOnceStarted(i18n, one)));
  // If this fails, the first missing text fetches them again.
  onceLoaded(() => void loadAllTexts(i18n).catch(() => undefined));
}

async function loadOnceStarted(i18n: i18n, texts: Namespace): Promise<void> {
  if (!i18n.isInitialized) await new Promise((resolve) => i18n.on('initialized', resolve));
  await loadTexts(i18n, languageOf(i18n), texts);
}

/** The next language to look for a text in; none if all are loaded. */
const nextFor = (i18n: i18n) =>
  [languageOf(i18n), ...FALLBACKS].find((language) => !i18n.hasResourceBundle(language, ALL));

let timesFound = 0;
const foundListeners = new Set<() => void>();

/** How often missing texts have come. Texts that are loaded before they are needed don't count: they render nothing again. */
export const timesTextsFound = (): number => timesFound;

/** Calls back each time missing texts have come, until the returned function is called. */
export function onTextsFound(listener: () => void): () => void {
  foundListeners.add(listener);
  return () => foundListeners.delete(listener);
}

/** Fetches the next texts for a missing one, and renders the page again. */
function seekFurther(i18n: i18n): void {
  const next = nextFor(i18n);
  if (!next) return;
  void loadTexts(i18n, next, ALL).then(() => {
    timesFound += 1;
    for (const listener of foundListeners) listener();
  });
}

/** Shown instead of a missing text: nothing while it is loading, then the text of errors.8. */
function wordsForMissing(i18n: i18n): string {
  return nextFor(i18n) ? '' : i18n.t(NO_WORDS);
}

/** Sets the language: the one chosen before, else the browser's, else English. Nothing may be rendered before. */
export async function startLanguage(i18n: i18n = i18next): Promise<InterfaceLanguage> {
  await i18n
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources: {},
      ns: [ALL, COMMON, EDITING, FIRST],
      defaultNS: ALL,
      fallbackNS: [COMMON, EDITING, FIRST],
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
      react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
    });
  const language = languageOf(i18n);
  await loadTexts(i18n, language, FIRST);
  document.documentElement.lang = language;
  return language;
}
