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

/** The files of words/ with the texts of the interface (words/README.md), each a namespace of i18next. */
const FILES = ['first', 'common', 'editing', 'all'] as const;
type File = (typeof FILES)[number];

/** The texts by their path, fetched when a screen needs them. */
const TEXTS = import.meta.glob<object>('../../words/*/{first,common,editing,all}.json', {
  import: 'default',
});

async function fetchTexts(language: InterfaceLanguage, file: File): Promise<object> {
  const fetchFile = TEXTS[`../../words/${language}/${file}.json`];
  if (!fetchFile) throw new Error(`There are no texts in ${language}`);
  return fetchFile();
}

/** The text for a missing text (errors.8). */
const NO_WORDS = 'failures.noWords';

/** The languages in which a missing text is looked up, after the reader's own (languages.3). */
const FALLBACKS = [DEFAULT_LANGUAGE, 'ru'] as const satisfies InterfaceLanguage[];

/** Fetches files that are not there yet, and adds them together, so that a language with the last one has them all. */
async function loadTexts(i18n: i18n, language: InterfaceLanguage, files: readonly File[]): Promise<void> {
  const missing = files.filter((file) => !i18n.hasResourceBundle(language, file));
  const fetched = await Promise.all(missing.map((file) => fetchTexts(language, file)));
  for (const [index, file] of missing.entries())
    i18n.addResourceBundle(language, file, fetched[index], false, false, { skipCopy: true });
}

/**
 * Fetches all texts in the reader's language (languages.2). Screens and parts of screens wait for it, unless others are
 * enough.
 */
export const loadAllTexts = (i18n: i18n = i18next): Promise<void> => loadOnceStarted(i18n, FILES);

/** Fetches the texts of the screens that most visits begin with; all others follow once the page has loaded. */
export const loadCommonTexts = (i18n: i18n = i18next): Promise<void> => loadFirstTexts(i18n, ['common']);

/** Fetches the texts of the editor's first view; all others follow once the page has loaded. */
export const loadEditingTexts = (i18n: i18n = i18next): Promise<void> =>
  loadFirstTexts(i18n, ['common', 'editing']);

async function loadFirstTexts(i18n: i18n, files: readonly File[]): Promise<void> {
  await loadOnceStarted(i18n, files);
  // If this fails, the first missing text fetches them again.
  onceLoaded(() => void loadAllTexts(i18n).catch(() => undefined));
}

async function loadOnceStarted(i18n: i18n, files: readonly File[]): Promise<void> {
  if (!i18n.isInitialized) await new Promise((resolve) => i18n.on('initialized', resolve));
  await loadTexts(i18n, languageOf(i18n), files);
}

/** The next language to look for a text in; none if all are loaded. */
const nextLanguage = (i18n: i18n) =>
  [languageOf(i18n), ...FALLBACKS].find((language) => !i18n.hasResourceBundle(language, 'all'));

let timesFound = 0;
const foundListeners = new Set<() => void>();

/**
 * How often missing texts have come. Texts that are loaded before they are needed don't count: they render nothing
 * again.
 */
export const timesTextsFound = (): number => timesFound;

/** Calls back each time missing texts have come, until the returned function is called. */
export function onTextsFound(listener: () => void): () => void {
  foundListeners.add(listener);
  return () => foundListeners.delete(listener);
}

/** Fetches the next texts for a missing one, and renders the page again. */
function loadNextLanguage(i18n: i18n): void {
  const next = nextLanguage(i18n);
  if (!next) return;
  void loadTexts(i18n, next, FILES).then(() => {
    timesFound += 1;
    for (const listener of foundListeners) listener();
  });
}

/** Shown instead of a missing text: nothing while it is loading, then the text of errors.8. */
function wordsForMissing(i18n: i18n): string {
  return nextLanguage(i18n) ? '' : i18n.t(NO_WORDS);
}

/** Sets the language: the one chosen before, else the browser's, else English. Nothing may be rendered before. */
export async function startLanguage(i18n: i18n = i18next): Promise<InterfaceLanguage> {
  await i18n
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources: {},
      ns: [...FILES],
      // Looked in one after another: the editor asks most often.
      defaultNS: 'editing',
      fallbackNS: ['first', 'common', 'all'],
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
      missingKeyHandler: () => loadNextLanguage(i18n),
      parseMissingKeyHandler: (key, given) => given ?? (key === NO_WORDS ? '' : wordsForMissing(i18n)),
      react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
    });
  const language = languageOf(i18n);
  await loadTexts(i18n, language, ['first']);
  document.documentElement.lang = language;
  return language;
}
