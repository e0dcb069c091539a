import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { doubleSpaces } from './double-spaces.ts';

test.each([
  ['One two', 'Раз  два', ['found    → Раз два']],
  ['One two three', 'Uno  due   tre', ['found        → Uno due tre']],
  ['Done!', 'Fini \u00a0!', ['found  \u00a0 → Fini\u00a0!']],
  ['{n} files of <b>it</b>', '{n}  файлов <b>у</b>', ['found    → {n} файлов <b>у</b>']],
])('%j as %j: %j (checks.12)', (source, target, expected) => {
  expect(foundBy(doubleSpaces, source, target)).toEqual(expected);
});

test.each([
  ['End.  Begin', 'Конец.  Начало'],
  ['a    b', 'а   б'],
  ['One\n  two', 'Раз\n    два'],
  ['One  \ntwo', 'Раз  \nдва'],
  ['One', '  Раз  '],
  ['One', 'One\u3000\u3000二'],
  ['See <b>it</b> now', 'Смотри <b> это </b> сейчас'],
  ['Done!', 'Fini\u00a0!'],
  ['One two', '一 二'],
  ['Hello', 'مرحبا بكم'],
])('%j as %j has no spaces too many', (source, target) => {
  expect(foundBy(doubleSpaces, source, target)).toEqual([]);
});

test('English may have two behind a sentence', () => {
  const context = { sourceLanguage: 'fr', targetLanguage: 'en-GB' };
  expect(foundBy(doubleSpaces, 'Fini. Ici.', 'Done.  Here.', context)).toEqual([]);
  expect(foundBy(doubleSpaces, 'C’est fini.', 'It is  done.', context)).toHaveLength(1);
});
