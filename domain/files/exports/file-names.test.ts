import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import { exportFileName, numberedName, withoutLanguage } from './file-names.ts';

const work = { handle: 'alice', lang: 'ru', sourceLang: 'en' };

test.each([
  ['Chapter 1', 'txt', 'Chapter_1.ru.txt'],
  ['sintel', 'srt', 'sintel.ru.srt'],
  ['sintel.en', 'srt', 'sintel.ru.srt'],
  ['toolbar', 'json', 'toolbar.ru.json'],
  ['VII. A Mad Tea-Party', 'txt', 'VII._A_Mad_Tea-Party.ru.txt'],
  ['Глава 1: «Вниз»?', 'txt', 'Глава_1_«Вниз».ru.txt'],
  ['../../etc/passwd', 'txt', 'etc_passwd.ru.txt'],
  ['a\u202egpj', 'txt', 'agpj.ru.txt'],
  ['...', 'txt', 'alice.ru.txt'],
  [undefined, 'txt', 'alice.ru.txt'],
  [undefined, 'json', 'ru.json'],
  [undefined, 'zip', 'alice.ru.zip'],
])('the section %j is downloaded as %s: %s', (section, ext, name) => {
  expect(exportFileName({ ...work, section, ext })).toBe(name);
});

test('a name fits every file system, whatever the section is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (section) => {
      const name = exportFileName({ ...work, handle: 'a'.repeat(100), section, ext: 'json' });
      expect(name).not.toMatch(/[\s/\\:*?"<>|\p{Cc}]/u);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    }),
  );
});

test.each([
  [1, 1, 'one.txt'],
  [2, 9, '2_one.txt'],
  [2, 14, '02_one.txt'],
  [14, 14, '14_one.txt'],
  [7, 164, '007_one.txt'],
])('file %i of %i keeps its place in a folder: %s', (place, total, name) => {
  expect(numberedName('one.txt', place, total)).toBe(name);
});

test.each([
  ['sintel.en', 'sintel'],
  ['sintel.EN-us', 'sintel'],
  ['sintel_en_GB', 'sintel'],
  ['en', 'en'],
  ['sintel.ru', 'sintel.ru'],
  ['chapter-ten', 'chapter-ten'],
  ['kitchen', 'kitchen'],
])('%s is named %s without its language', (name, without) => {
  expect(withoutLanguage(name, 'en')).toBe(without);
});
