import i18next from 'i18next';
import { expect, test } from 'vitest';
import { TEXTS } from '../../../../test/texts-of.ts';
import { contextWords } from './context-words.ts';

const t = await i18next.init({
  lng: 'en',
  resources: { en: { translation: TEXTS.en } },
  interpolation: { escapeValue: false },
});

test.each([
  ['h2', 'Context: heading'],
  ['alt', 'Context: image description'],
  ['title', 'Context: heading'],
  ['caption', 'Context: caption'],
  ['figcaption', 'Context: caption'],
  ['element-hint', 'Context: hint'],
  ['form-field', 'Context: field or button'],
  ['A note of the author', 'Context: A note of the author'],
  ['h7', 'Context: h7'],
  ['toString', 'Context: toString'],
])('the context %s of a string is shown as %s (books.6)', (context, words) => {
  expect(contextWords(t, context)).toBe(words);
});
