import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { baseOf, textsOf } from '../../test/texts-of.ts';
import { asPattern, LANGUAGES, type Language, STILTED, UNUSED } from '../../test/words-table.ts';
import { en } from './en/all.ts';
import { it as italian } from './it/all.ts';
import { ru } from './ru/all.ts';

const texts = { en: textsOf(en), ru: textsOf(ru), it: textsOf(italian) };

/**
 * Texts that keep a word: the sentences that the specification quotes, what is uploaded as an image, and a word's other
 * meaning.
 */
const KEPT: Record<string, RegExp> = {
  login: /^failures\.field\.password\.wrong$/,
  upload: /^images\.|^failures\.wait\.image\./,
  uploads: /^images\./,
  uploading: /^images\./,
  uploaded: /^images\.|^failures\.wait\.image\./,
};

const said = (text: string) => text.replaceAll(/\{\{.*?\}\}|<\/?\w+>/g, '');

describe.each(LANGUAGES)('%s', (language) => {
  test('uses one word per thing', () => {
    const words = UNUSED.get(language) ?? [];
    expect(words.length).toBeGreaterThan(5);
    const found = words.flatMap((word) => {
      const pattern = asPattern(word);
      return [...texts[language]]
        .filter(([key, text]) => pattern.test(said(text)) && !KEPT[word]?.test(key))
        .map(([key, text]) => `${word}: ${key}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  test('is calm: no exclamation marks, nothing longer than a reader takes in', () => {
    const loud = [...texts[language]].filter(([, text]) => /!/.test(text));
    const long = [...texts[language]].filter(
      ([key, text]) => text.length > 260 && !key.startsWith('footer.'),
    );
    expect([...loud, ...long]).toEqual([]);
  });
});

/** The specification quotes these (languages.6). */
const QUOTED = new Set([
  'This page does not exist.',
  'Access to this page is not possible without authorization.',
]);

test('English is written as it is spoken', () => {
  expect([...texts.en].filter(([, text]) => STILTED.test(text) && !QUOTED.has(text))).toEqual([]);
});

test.each([
  ['draft', /\bdrafts?\b/i, /черновик/i, /\bbozz[ae]\b/i],
  ['initial', /\binitial\b/i, /предварительн/i, /\binizial[ei]\b/i],
])('%s means the same in every language', (_, english, russian, inItalian) => {
  const where = (language: Language, pattern: RegExp) =>
    new Set([...texts[language]].filter(([, text]) => pattern.test(text)).map(([key]) => baseOf(key)));
  expect([...where('ru', russian)].sort()).toEqual([...where('en', english)].sort());
  expect([...where('it', inItalian)].sort()).toEqual([...where('en', english)].sort());
});

/** What stands side by side in the editor's toolbar, in the header and in tabs: the keys, and how many characters fit. */
const NARROW: [prefix: RegExp, max: number][] = [
  [/^editorStrings\.editMode$|^editorMoving\.moveMode$|^editorTools\.more$/, 12],
  [/^editorFilters\.status\./, 17],
  [/^project\.tab\.|^profile\.tab\.|^admin\.tab\./, 18],
  [/^frame\.(home|myProjects|search|profile|signIn|signUp|signOut)$/, 20],
  [/^states\.(none|initial|review|approved)$|^editorTranslations\.states\./, 16],
  [/^editor\.add$/, 12],
];

test.each(LANGUAGES)('the labels of bars fit in %s', (language) => {
  const wide = [...texts[language]].filter(([key, text]) =>
    NARROW.some(([keys, max]) => keys.test(key) && text.length > max),
  );
  expect(wide).toEqual([]);
});

test('the API reference uses the words of the interface', () => {
  const words = (UNUSED.get('en') ?? []).map(asPattern);
  const found = Object.values(CALLS).filter(
    ({ summary }) =>
      STILTED.test(summary) ||
      (!/\b(cover|avatar)\b/.test(summary) && words.some((word) => word.test(summary))),
  );
  expect(found.map(({ method, path, summary }) => `${method} ${path}: ${summary}`)).toEqual([]);
});
