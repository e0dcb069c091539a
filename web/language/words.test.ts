import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { en } from './en.ts';
import { it as italian } from './it.ts';
import { ru } from './ru.ts';
import { baseOf, textsOf } from './texts-of.ts';

const texts = { en: textsOf(en), ru: textsOf(ru), it: textsOf(italian) };
type Language = keyof typeof texts;
const LANGUAGES = Object.keys(texts) as Language[];

/** docs/words.md: by language, the words of the column "Don't use". */
const unused = new Map<Language, string[]>(LANGUAGES.map((language) => [language, []]));
for (const row of readFileSync(join(import.meta.dirname, '../../docs/words.md'), 'utf8').split('\n')) {
  const cells = row.split('|').map((cell) => cell.trim());
  if (cells.length !== 7 || cells[1] === 'English' || cells[1]?.startsWith('-')) continue;
  const lists = cells[5]?.split(';') ?? [];
  for (const [place, language] of LANGUAGES.entries()) {
    const words = lists[place]?.split(',').map((word) => word.trim()) ?? [];
    unused.get(language)?.push(...words.filter((word) => word !== ''));
  }
}

/** Texts that keep a word: the sentences that SPEC gives, what is uploaded as an image, and a word's other meaning. */
const KEPT: Record<string, RegExp> = {
  login: /^failures\.field\.password\.wrong$/,
  upload: /^images\.|^failures\.wait\.image\./,
  uploads: /^images\./,
  uploading: /^images\./,
  uploaded: /^images\.|^failures\.wait\.image\./,
};

const asPattern = (word: string) =>
  new RegExp(`(?<![\\p{L}-])${word.replace('*', '\\p{L}*')}(?![\\p{L}])`, 'iu');
const said = (text: string) => text.replaceAll(/\{\{.*?\}\}|<\/?\w+>/g, '');

describe.each(LANGUAGES)('%s', (language) => {
  test('uses one word per thing', () => {
    const words = unused.get(language) ?? [];
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

/** Phrases of the former style. */
const STILTED =
  /\b(did not|do not|does not|cannot|could not|would not|will stand|stands|stand here|meanwhile|anew|whoever|any more|just now|all the same|please|somebody|the one of|whole of)\b/i;

/** SPEC gives these word for word. */
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
  [/^states\.(none|initial|review|approved|competing)$/, 16],
  [/^editor\.add$/, 12],
];

test.each(LANGUAGES)('the labels of bars fit in %s', (language) => {
  const wide = [...texts[language]].filter(([key, text]) =>
    NARROW.some(([keys, max]) => keys.test(key) && text.length > max),
  );
  expect(wide).toEqual([]);
});

test('the API reference uses the words of the interface', () => {
  const words = (unused.get('en') ?? []).map(asPattern);
  const found = Object.values(CALLS).filter(
    ({ summary }) =>
      STILTED.test(summary) ||
      (!/\b(cover|avatar)\b/.test(summary) && words.some((word) => word.test(summary))),
  );
  expect(found.map(({ method, path, summary }) => `${method} ${path}: ${summary}`)).toEqual([]);
});
