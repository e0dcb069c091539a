import { expect, test } from 'vitest';
import { createTextFinder } from './text-search.ts';

const found = (text: string, ...sought: string[]) =>
  createTextFinder(sought)(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Alice and ALICE', ['alice'], ['Alice', 'ALICE']],
  ['Ёлка и е\u0308лка', ['ёл'], ['Ёл', 'е\u0308л']],
  ['λόγος, ΛΌΓΟΣ', ['λόγος'], ['λόγος', 'ΛΌΓΟΣ']],
  ['100% (a|b)?', ['(a|b)?'], ['(a|b)?']],
  ['a rabbit-hole', ['rabbit', 'hole'], ['rabbit', 'hole']],
  ['aaa', ['aa'], ['aa']],
  ['nothing', ['x'], []],
])('in %j %j is found where the search finds it', (text, sought, stretches) => {
  expect(found(text, ...sought)).toEqual(stretches);
});

test.each([
  ['ru', 'Ёлка, елка, ЕЛКА, е\u0308лка, илка', 'елк', ['Ёлк', 'елк', 'ЕЛК', 'е\u0308лк']],
  ['ru', 'Ёж и еж', 'ёж', ['Ёж', 'еж']],
  ['uk', 'Ёж и еж', 'еж', ['еж']],
  ['de', 'Straße, STRASSE, STRAẞE, Strase', 'strasse', ['Straße', 'STRASSE', 'STRAẞE']],
  ['de', 'Massstab, Maßstab', 'maßs', ['Masss', 'Maßs']],
  ['en', 'Straße', 'strasse', []],
  ['tr', 'ISI, ısı, isi, İSİ', 'ısı', ['ISI', 'ısı']],
  ['tr', 'ISI, ısı, isi, İSİ, İsi', 'İSİ', ['isi', 'İSİ', 'İsi']],
  ['az', 'ÇIRAQ çıraq çiraq', 'çıraq', ['ÇIRAQ', 'çıraq']],
  ['en', 'ISI, isi', 'isi', ['ISI', 'isi']],
])(
  'in %s, in %j %j is found by what the language takes for one letter (editor.44)',
  (lang, text, sought, stretches) => {
    const found = createTextFinder([sought], lang)(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(stretches);
  },
);

test('where nothing is sought nothing is found', () => {
  expect(found('text')).toEqual([]);
});
