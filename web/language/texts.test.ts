import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

/** The files of a language: those of the interface, of emails and of made books. */
const filesOf = (language: InterfaceLanguage) =>
  readdirSync(join(import.meta.dirname, '../../words', language))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
const EVERY_FILE = filesOf('en');

test.each(INTERFACE_LANGUAGES)(
  '%s has every file of words, and the plural forms of its grammar',
  (language) => {
    expect(filesOf(language)).toEqual([...FILES, 'mail', 'books'].sort());
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect([...pluralCategories].sort()).toEqual([...LANGUAGES[language].plurals].sort());
  },
);

test('each text is in one file, and its name is no part of another’s', () => {
  const keys = FILES.flatMap((file) => [...textsOf(textsIn('en', file)).keys()]);
  expect(keys.toSorted()).toEqual([...english.keys()].toSorted());
});

test('types know the texts in English; npx vitest run web/language --update writes them', async () => {
  const nouns = Object.entries(TEXTS.en).map(([noun, texts]) => `  ${noun}: ${JSON.stringify(texts)};\n`);
  const types = `/** The texts of the interface in English, by their keys. Written by web/language/texts.test.ts. */\nexport type English = {\n${nouns.join('')}};\n`;
  await expect(types).toMatchFileSnapshot('../../words/english.d.ts');
});

describe.each(EVERY_FILE)('%s.json', (file) => {
  const inEnglish = textsOf(textsIn('en', file));
  const bases = (keys: Iterable<string>) => [...new Set([...keys].map(baseOf))].sort();

  describe.each(INTERFACE_LANGUAGES)('in %s', (language) => {
    const texts = textsOf(textsIn(language, file));

    test('says all that English says, and no more', () => {
      expect(bases(texts.keys())).toEqual(bases(inEnglish.keys()));
    });

    test('has every plural form of the language', () => {
      for (const base of bases([...inEnglish.keys(), ...texts.keys()].filter(isForm))) {
        const forms = [...texts.keys()].filter((key) => isForm(key) && baseOf(key) === base);
        expect(forms.sort()).toEqual(LANGUAGES[language].plurals.map((form) => `${base}_${form}`).sort());
      }
    });

    test('leaves no text empty, and no space at an edge', () => {
      expect([...texts].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    });

    test('fills in the values and the marks that English has', () => {
      for (const [key, text] of texts) {
        const like = inEnglish.get(key) ?? inEnglish.get(`${baseOf(key)}_other`);
        expect([key, variablesOf(text), tagsOf(text)]).toEqual([key, variablesOf(like), tagsOf(like)]);
      }
    });
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
