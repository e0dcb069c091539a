import i18next from 'i18next';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadAllTexts, loadEditingTexts, onTextsFound, startLanguage } from './start.ts';

// Test files share globals, and the presence of a window makes others believe that they run in a browser.
afterEach(() => void vi.unstubAllGlobals());

/** A stub of what choosing a language reads from a browser. */
function inABrowser(spoken: string[], kept: Record<string, string> = {}) {
  const store = new Map(Object.entries(kept));
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('navigator', { languages: spoken });
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    },
  });
  return store;
}

test.each([
  [['ru-RU', 'en'], {}, 'ru'],
  [['it'], {}, 'it'],
  [['fr-FR', 'tlh'], {}, 'en'],
  [['fr-FR', 'it-CH'], {}, 'it'],
  [['ru'], { 'dragoman.language': 'it' }, 'it'],
  [['ru'], { 'dragoman.language': 'tlh' }, 'ru'],
])('a browser that speaks %j and keeps %j is answered in %s', async (spoken, kept, language) => {
  const store = inABrowser(spoken, kept);
  expect(await startLanguage(i18next.createInstance())).toBe(language);
  expect(store.get('dragoman.language')).toBe(language);
});

test('a text missing in the reader’s language is said in English', async () => {
  inABrowser(['it']);
  const i18n = i18next.createInstance();
  await startLanguage(i18n);
  i18n.removeResourceBundle('it', 'first').addResourceBundle('it', 'all', {});
  i18n.t('frame.home');
  await vi.waitFor(() => expect(i18n.t('frame.home')).toBe('Home'), { timeout: 20_000 });
});

test('a text missing in English too is said in Russian', async () => {
  inABrowser(['it']);
  const i18n = i18next.createInstance();
  await startLanguage(i18n);
  i18n.removeResourceBundle('it', 'first').addResourceBundle('it', 'all', {});
  i18n.addResourceBundle('en', 'all', {});
  i18n.t('frame.home');
  await vi.waitFor(() => expect(i18n.t('frame.home')).toBe('Главная'), { timeout: 20_000 });
});

test('the texts that a first visit does not read come when they are wanted', async () => {
  inABrowser(['it']);
  const i18n = i18next.createInstance();
  await startLanguage(i18n);
  expect([i18n.t('frame.home'), i18n.t('search.title')]).toEqual(['Home', '']);
  await loadAllTexts(i18n);
  expect([i18n.t('frame.home'), i18n.t('search.title')]).toEqual(['Home', 'Cerca']);
});

test('a text that no language has says that something is wrong, once it has been sought', async () => {
  inABrowser(['it']);
  const i18n = i18next.createInstance();
  await startLanguage(i18n);
  const unknown = () => i18n.t('search.noSuchText' as never);
  expect(unknown()).toBe('');
  await vi.waitFor(() => expect(unknown()).toBe('qualcosa è andato storto'), { timeout: 20_000 });
  expect(i18n.t('search.noSuchText' as never, { defaultValue: 'as it came' })).toBe('as it came');
});

test('texts that come before they are wanted render nothing again, those that were missing do', async () => {
  inABrowser(['it']);
  // The page never finishes loading, so that no text comes unasked.
  vi.stubGlobal('addEventListener', () => undefined);
  const i18n = i18next.createInstance();
  await startLanguage(i18n);
  const render = vi.fn();
  const { bindI18n = '', bindI18nStore = '' } = i18n.options.react ?? {};
  i18n.on(String(bindI18n), render);
  i18n.store.on(bindI18nStore as 'added', render);
  onTestFinished(onTextsFound(render));
  await loadEditingTexts(i18n);
  expect([i18n.t('editor.strings'), i18n.t('live.who')]).toEqual(['Stringhe', 'Chi è connesso']);
  expect(render).not.toHaveBeenCalled();
  expect(i18n.t('search.title')).toBe('');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  expect(i18n.t('search.title')).toBe('Cerca');
});
