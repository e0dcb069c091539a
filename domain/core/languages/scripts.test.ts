import { expect, test } from 'vitest';
import { foreignScriptOf } from './scripts.ts';

const ENGLISH = 'Alice was beginning to get very tired of sitting by her sister.';
const RUSSIAN = 'Алисе наскучило сидеть с сестрой без дела на берегу реки.';

test.each([
  [ENGLISH, 'ru', 'Latn'],
  [RUSSIAN, 'en', 'Cyrl'],
  [RUSSIAN, 'ja', 'Cyrl'],
  ['Hello world, this is a text', 'zh', 'Latn'],
  [`${'a'.repeat(24)} ${'я'.repeat(20)} ${'α'.repeat(19)} ${'א'.repeat(19)} ${'ก'.repeat(19)}`, 'en', 'Cyrl'],
])('%s is not in the script of %s: it is in %s', (text, lang, script) => {
  expect(foreignScriptOf([text], lang)).toBe(script);
});

test.each([
  [RUSSIAN, 'ru'],
  [ENGLISH, 'it'],
  ['Алиса', 'en'],
  ['OK, HTML', 'ru'],
  [`${RUSSIAN} (Lewis Carroll, Macmillan, London)`, 'ru'],
  [ENGLISH, 'sr'],
  ['私は猫です。名前はまだない。どこで生れたか見当がつかぬ。', 'ja'],
  ['12:30 — 14:00', 'ru'],
  [ENGLISH, 'am'],
])('nothing is said of %s for %s', (text, lang) => {
  expect(foreignScriptOf([text], lang)).toBeUndefined();
});
