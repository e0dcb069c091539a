import { describe, expect, test } from 'vitest';
import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  LANGUAGES,
} from '#domain/core/languages/interface-languages.ts';
import { baseOf, FILES, isForm, TEXTS, textsIn, textsOf } from '../../test/texts-of.ts';

const variablesOf = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map((found) => found[1]).sort();
const tagsOf = (text = '') => [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag).sort();
const english = textsOf(TEXTS.en);

const keysIn = (language: InterfaceLanguage, file: (typeof FILES)[number]) => [
  ...textsOf(textsIn(language, file)).keys(),
];

test('each text is in one file, and its name is no part of another’s', () => {
  const keys = FILES.flatMap((file) => keysIn('en', file));
  expect(keys.toSorted()).toEqual([...english.keys()].toSorted());
});

test('types know the texts in English; npx vitest run web/language --update writes them', async () => {
  const nouns = Object.entries(TEXTS.en).map(([noun, texts]) => `  ${noun}: ${JSON.stringify(texts)};\n`);
  const types = `/** The texts of the interface in English, by their keys. Written by web/language/texts.test.ts. */\nexport type English = {\n${nouns.join('')}};\n`;
  await expect(types).toMatchFileSnapshot('../../words/english.d.ts');
});

describe.each(INTERFACE_LANGUAGES)('%s', (language) => {
  const own = textsOf(TEXTS[language]);

  test.each(FILES)('says in %s.json all that English says there, and no more', (file) => {
    const bases = (keys: string[]) => [...new Set(keys.map(baseOf))].sort();
    expect(bases(keysIn(language, file))).toEqual(bases(keysIn('en', file)));
  });

  test('has every plural form of its grammar', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect([...forms].sort()).toEqual([...LANGUAGES[language].plurals].sort());
    for (const base of new Set([...english.keys(), ...own.keys()].filter((key) => isForm(key)).map(baseOf))) {
      const had = [...own.keys()].filter((key) => isForm(key) && baseOf(key) === base);
      expect(had.sort()).toEqual(forms.map((form) => `${base}_${form}`).sort());
    }
  });

  test('leaves no text empty, and no space at an edge', () => {
    expect([...own].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('fills in the same values and the same marks as English', () => {
    for (const [key, text] of own) {
      const like = english.get(key) ?? english.get(`${baseOf(key)}_other`);
      expect([key, variablesOf(text), tagsOf(text)]).toEqual([key, variablesOf(like), tagsOf(like)]);
    }
  });
});

/** Values that are never 1: limits, and lengths beyond them. */
const ALWAYS_MANY = new Set(['min', 'max', 'limit', 'length', 'minutes']);

test('where a number is followed by a plural noun, there is a form for one too', () => {
  const wrong = [...english].filter(([key, text]) =>
    [...text.matchAll(/\{\{(\w+), number\}\} (?!(?:is|fps)\b)\p{Ll}{2,}s\b/gu)].some(
      ([, value = '']) => !ALWAYS_MANY.has(value) && !(value === 'count' && isForm(key)),
    ),
  );
  expect(wrong).toEqual([]);
});

test('what Russian says of one holds for 21, 31 and 101 too, which take the same form', () => {
  const own = textsOf(TEXTS.ru);
  const wrong = [...own].filter(([key, text]) => {
    if (!key.endsWith('_one')) return false;
    const isSaidOfAll = text === own.get(`${baseOf(key)}_many`);
    return !isSaidOfAll && !text.includes('{{count, number}}');
  });
  expect(wrong).toEqual([]);
});
