import { expect, test } from 'vitest';
import {
  lackingHeaders,
  lackingOf,
  lackingReport,
  leftOutHeaders,
  leftOutOf,
  leftOutOfAll,
  namedOf,
  readLeftOut,
  sectionsNamed,
} from './lacking.ts';

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
  expect(lackingOf('ж', 'replaced', [row('ж'.repeat(90), null)])).toMatchObject([
    { texts: 1, first: `${'ж'.repeat(40)}…` },
  ]);
  const files = [
    { name: 'it/a.txt', lacking: lacking && [lacking], withoutKept: ['Menu'] },
    { name: 'it/b.txt' },
    { name: 'it/c.epub', leftOut: { texts: 2, first: 'Once.' } },
    { name: 'it/d.json', blocked: { texts: 1, first: 'Hi {name}' } },
  ];
  expect(lackingReport(files)).toEqual([
    { file: 'it/a.txt', ...lacking },
    { file: 'it/a.txt', withoutKept: ['Menu'] },
    { file: 'it/c.epub', leftOut: { texts: 2, first: 'Once.' } },
    { file: 'it/d.json', blocked: { texts: 1, first: 'Hi {name}' } },
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

test('texts that are left out are counted, and the first is named (exports.42)', () => {
  const leftOut = leftOutOf([{ text: 'Ж'.repeat(90) }, { text: 'Twice.' }]);
  expect(leftOut).toEqual({ texts: 2, first: `${'Ж'.repeat(40)}…` });
  expect(readLeftOut(leftOutHeaders(leftOut)['dragoman-left-out'] ?? '')).toEqual(leftOut);
  const some = [undefined, leftOutOf([{ text: 'One.' }]), undefined, leftOut];
  expect([leftOutOfAll(some), leftOutOfAll([undefined])]).toEqual([{ texts: 3, first: 'One.' }, undefined]);
  expect([leftOutOf([]), leftOutHeaders(undefined), readLeftOut('')]).toEqual([undefined, {}, null]);
});

test('so does the header of the sections whose kept files could not be used (exports.35)', () => {
  const names = (amount: number, length: number) => Array.from({ length: amount }, () => characters(length));
  expect(encodeURIComponent(sectionsNamed(names(500, 100))).length).toBeLessThan(3_000);
  expect(sectionsNamed(names(500, 100))).toMatch(/…$/);
  expect(sectionsNamed(names(2, 41))).toBe(`${characters(40)}…, ${characters(40)}…`);
  expect(sectionsNamed(['Menu', 'Help'])).toBe('Menu, Help');
});
