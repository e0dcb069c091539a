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
  ['h2', 'epub', 'Heading'],
  ['alt', 'html', 'Description of an image'],
  ['title', 'docx', 'Title'],
  ['A note of the author', 'epub', 'Context: A note of the author'],
  ['h2', 'po', 'Context: h2'],
  ['toString', 'epub', 'Context: toString'],
] as const)('the context %s of a string in %s is shown as %s (books.6)', (context, format, words) => {
  expect(contextWords(t, context, format)).toBe(words);
});
