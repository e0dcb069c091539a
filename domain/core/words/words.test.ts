import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { baseOf, isForm, textsOf } from '../../../test/texts-of.ts';
import { asPattern, UNUSED } from '../../../test/words-table.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, LANGUAGES } from '../languages/interface-languages.ts';
import { openWords } from './open-words.ts';

const FOLDER = join(import.meta.dirname, '../../../words');
const namesIn = (language: InterfaceLanguage) =>
  globSync(`${language}/*.json`, { cwd: FOLDER })
    .map((file) => basename(file))
    .sort();
const textsIn = (language: InterfaceLanguage, file: string) =>
  textsOf(JSON.parse(readFileSync(join(FOLDER, language, file), 'utf8')));

const FILES = namesIn('en');
const variablesOf = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map((found) => found[1]).sort();
const tagsOf = (text = '') => [...text.matchAll(/<\/?\w+>/g)].map(([tag]) => tag).sort();

test.each(INTERFACE_LANGUAGES)('%s has every file of words', (language) => {
  expect(FILES).toEqual(expect.arrayContaining(['books.json', 'mail.json']));
  expect(namesIn(language)).toEqual(FILES);
});

describe.each(FILES)('%s', (file) => {
  const english = textsIn('en', file);

  describe.each(INTERFACE_LANGUAGES)('in %s', (language) => {
    const own = textsIn(language, file);

    test('says all that English says, and no more', () => {
      const bases = (keys: Iterable<string>) => [...new Set([...keys].map(baseOf))].sort();
      expect(bases(own.keys())).toEqual(bases(english.keys()));
      expect([...own].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
    });

    test('has every plural form of its grammar', () => {
      for (const base of new Set([...own.keys()].filter(isForm).map(baseOf))) {
        const had = [...own.keys()].filter((key) => isForm(key) && baseOf(key) === base);
        expect(had.sort()).toEqual(LANGUAGES[language].plurals.map((form) => `${base}_${form}`).sort());
      }
    });

    test('fills in the same values and the same marks as English', () => {
      for (const [key, text] of own) {
        const like = english.get(key) ?? english.get(`${baseOf(key)}_other`);
        expect([key, variablesOf(text), tagsOf(text)]).toEqual([key, variablesOf(like), tagsOf(like)]);
      }
    });
  });
});

test.each(INTERFACE_LANGUAGES)('emails in %s use the words of docs/words.md', (language) => {
  const words = (UNUSED.get(language) ?? []).map(asPattern);
  expect(words.length).toBeGreaterThan(5);
  const texts = [...textsIn(language, 'mail.json').values()].map((text) =>
    text.replaceAll(/\{\{.*?\}\}/g, ''),
  );
  expect(texts.filter((text) => words.some((word) => word.test(text)))).toEqual([]);
});

test('a text has its values as they are, and the plural form of its count in each language', () => {
  const words = {
    it: '“{{it}}” of {{of}}',
    days_one: '{{count, number}} day',
    days_other: '{{count, number}} days',
  };
  const russian = {
    ...words,
    days_one: '{{count}} день',
    days_few: '{{count}} дня',
    days_many: '{{count}} дней',
  };
  const wordsIn = openWords({
    ...(Object.fromEntries(INTERFACE_LANGUAGES.map((one) => [one, words])) as Record<
      InterfaceLanguage,
      typeof words
    >),
    ru: russian,
  });
  expect(wordsIn('en')('days', { count: 1 })).toBe('1 day');
  expect([1, 2, 5, 21].map((count) => wordsIn('ru')('days', { count }))).toEqual([
    '1 день',
    '2 дня',
    '5 дней',
    '21 день',
  ]);
  const hostile = '$t(days) {{of}} {{- of}} <b>&';
  expect(wordsIn('en')('it', { it: hostile, of: '{{it}}' })).toBe(`“${hostile}” of {{it}}`);
  expect(wordsIn('en')('it', { it: null, of: 0 })).toBe('“” of 0');
});
