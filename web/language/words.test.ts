import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { baseOf, TEXTS, textsIn, textsOf } from '../../test/texts-of.ts';
import { AVOIDED, asPattern, STILTED } from '../../test/words-table.ts';

const interfaceTexts = (language: InterfaceLanguage) => textsOf(TEXTS[language]);

const SOURCE_VERSIONS = /^sourceVersions\.|^sections\.sourceVersions$/;

/**
 * Russian «запрос» where it is no wish to join: of a search, of the deletion of an account, of the browser to the
 * service.
 */
const NO_WISH_TO_JOIN =
  /^(search\.none|dictionary\.notFound|guide\.none|admin\.event\.askDeletion|myData\.deletionHint|pages\.tooOften|failures\.(wait|kind\.(tooOften|crossSite)))/;

/** Texts that may use a word of the last column: quoted sentences, uploads of images, and other meanings of the word. */
const KEPT: Record<string, RegExp> = {
  login: /^failures\.field\.password\.wrong$/,
  // Of a source, not of a translation.
  version: SOURCE_VERSIONS,
  versions: SOURCE_VERSIONS,
  versione: SOURCE_VERSIONS,
  versioni: SOURCE_VERSIONS,
  upload: /^images\.|^failures\.wait\.image\./,
  uploads: /^images\./,
  uploading: /^images\./,
  uploaded: /^images\.|^failures\.wait\.image\./,
  ...Object.fromEntries(['запрос', 'запроса', 'запросу', 'запросов'].map((word) => [word, NO_WISH_TO_JOIN])),
};

const said = (text: string) => text.replaceAll(/\{\{.*?\}\}|<\/?\w+>/g, '');

describe.each(INTERFACE_LANGUAGES)('%s', (language) => {
  test('uses one word per thing', () => {
    const words = AVOIDED.get(language) ?? [];
    expect(words.length).toBeGreaterThan(5);
    const found = words.flatMap((word) => {
      const pattern = asPattern(word);
      return [...interfaceTexts(language)]
        .filter(([key, text]) => pattern.test(said(text)) && !KEPT[word]?.test(key))
        .map(([key, text]) => `${word}: ${key}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  test('uses these words in emails too', () => {
    const words = (AVOIDED.get(language) ?? []).map(asPattern);
    const texts = [...textsOf(textsIn(language, 'mail')).values()].map(said);
    expect(texts.filter((text) => words.some((word) => word.test(text)))).toEqual([]);
  });

  test('is calm: no exclamation marks, nothing longer than a reader takes in', () => {
    const loud = [...interfaceTexts(language)].filter(([, text]) => /!/.test(text));
    const long = [...interfaceTexts(language)].filter(
      ([key, text]) => text.length > 260 && !key.startsWith('footer.'),
    );
    expect([...loud, ...long]).toEqual([]);
  });
});

/** Sentences that the specification quotes (languages.6), and the one that stands where nothing of the app does. */
const QUOTED = new Set([
  'This page does not exist.',
  'Access to this page is not possible without authorization.',
  'Dragoman could not be loaded.',
]);

test('English is written as it is spoken', () => {
  expect([...interfaceTexts('en')].filter(([, text]) => STILTED.test(text) && !QUOTED.has(text))).toEqual([]);
});

/** Terms that must have different words in each language. */
const MEANINGS: Record<string, Record<InterfaceLanguage, RegExp>> = {
  draft: { en: /\bdrafts?\b/i, ru: /черновик/i, it: /\bbozz[ae]\b/i },
  initial: { en: /\binitial\b/i, ru: /предварительн/i, it: /\binizial[ei]\b/i },
};

test.each(Object.entries(MEANINGS))('%s means the same in every language', (_, patterns) => {
  const where = (language: InterfaceLanguage) =>
    [
      ...new Set(
        [...interfaceTexts(language)]
          .filter(([, text]) => patterns[language].test(text))
          .map(([key]) => baseOf(key)),
      ),
    ].sort();
  expect(where('en').length).toBeGreaterThan(0);
  for (const language of INTERFACE_LANGUAGES) expect(where(language)).toEqual(where('en'));
});

/** Labels side by side in the editor's toolbar, the header and tabs: their keys, and how many characters fit. */
const NARROW: [prefix: RegExp, max: number][] = [
  [/^editorStrings\.(edit|select)Mode$|^editorMoving\.moveMode$|^editorTools\.more$/, 12],
  [/^editorFilters\.status\./, 17],
  [/^project\.tab\.|^profile\.tab\.|^admin\.tab\./, 18],
  [/^frame\.(home|myProjects|search|profile|signIn|signUp|signOut)$/, 20],
  [/^states\.(none|initial|review|approved)$|^editorTranslations\.states\./, 16],
  [/^editor\.add$/, 12],
];

test.each(INTERFACE_LANGUAGES)('the labels of bars fit in %s', (language) => {
  const wide = [...interfaceTexts(language)].filter(([key, text]) =>
    NARROW.some(([keys, max]) => keys.test(key) && text.length > max),
  );
  expect(wide).toEqual([]);
});

test('the API reference uses the words of the interface', () => {
  const words = (AVOIDED.get('en') ?? []).map(asPattern);
  const found = Object.values(CALLS).filter(
    ({ summary }) =>
      STILTED.test(summary) ||
      (!/\b(cover|avatar)\b/.test(summary) && words.some((word) => word.test(summary))),
  );
  expect(found.map(({ method, path, summary }) => `${method} ${path}: ${summary}`)).toEqual([]);
});
