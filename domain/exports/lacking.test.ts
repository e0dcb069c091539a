import { expect, test } from 'vitest';
import { lackingHeaders, lackingLine, lackingLines, lackingOf, namedOf, sectionsNamed } from './lacking.ts';

const characters = (amount: number) =>
  String.fromCodePoint(...Array.from({ length: amount }, (_, nth) => 0x4e00 + nth));

test('the characters that an encoding lacks are named, the first of them if they are many (exports.28)', () => {
  expect(namedOf('жü🌲')).toBe('жü🌲');
  expect(namedOf(characters(20))).toBe(characters(20));
  expect(namedOf(characters(5000))).toBe(`${characters(20)}…`);
  expect(namedOf(namedOf(characters(5000)))).toBe(`${characters(20)}…`);
});

const row = (text: string, translation: string | null, key = '') => ({ text, translation, key });

test('the texts that have them are counted, the first is named, and how the file was written is said (exports.28)', () => {
  const rows = [row('Sans', 'Без'), row('Café', null), row('Yes', 'Да жж', 'a.yes'), row('ж', '', 'no')];
  const [lacking, ...others] = lackingOf('жé', 'escaped', rows);
  expect([lacking, others]).toEqual([{ characters: 'жé', instead: 'escaped', texts: 2, first: 'Café' }, []]);
  expect(lackingOf('', 'escaped', rows)).toEqual([]);
  expect(lackingOf('з', 'utf-8', rows).map(lackingLine)).toEqual([
    'it can’t have з as it is, for which the file is in UTF-8 now, in one text “Sans”',
  ]);
  expect(lackingOf('ж', 'replaced', [row('ж'.repeat(90), null)]).map(lackingLine)).toEqual([
    `it can’t have ж as it is, replaced by U+FFFD, in one text “${'ж'.repeat(40)}…”`,
  ]);
  expect(
    lackingLines({
      name: 'it/a.txt',
      lacking: lackingOf('жé', 'escaped', rows),
      withoutKept: ['Menu', 'Help'],
    }),
  ).toEqual([
    'it/a.txt: it can’t have ж é as it is, written as escapes, in 2 texts, the first is “Café”\n',
    expect.stringContaining('it/a.txt: the file that was pushed for Menu, Help can’t be updated'),
  ]);
});

test('headers stay small however much the files of an answer lack (exports.28)', () => {
  const [lacking] = lackingOf(characters(5000), 'utf-8', [row(characters(5000), null)]);
  const all = lacking
    ? Array.from({ length: 500 }, (_, nth) => ({ file: `${characters(255)}${nth}.txt`, ...lacking }))
    : [];
  const headers = lackingHeaders(all);
  expect(Object.keys(headers)).toEqual(['dragoman-lacking', 'dragoman-lacking-texts']);
  expect(Object.values(headers).join('').length).toBeLessThan(4_000);
  expect(lackingHeaders([])).toEqual({});
});

test('so does the header of the sections whose kept files could not be used (exports.35)', () => {
  const names = (amount: number, length: number) => Array.from({ length: amount }, () => characters(length));
  expect(encodeURIComponent(sectionsNamed(names(500, 100))).length).toBeLessThan(3_000);
  expect(sectionsNamed(names(500, 100))).toMatch(/…$/);
  expect(sectionsNamed(names(2, 41))).toBe(`${characters(40)}…, ${characters(40)}…`);
  expect(sectionsNamed(['Menu', 'Help'])).toBe('Menu, Help');
});
