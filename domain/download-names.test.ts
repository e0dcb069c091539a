import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../test/any-character.ts';
import { downloadName } from './download-names.ts';

test.each([
  ['Chapter 1', 'alice-Chapter_1-ru.txt'],
  ['VII. A Mad Tea-Party', 'alice-VII._A_Mad_Tea-Party-ru.txt'],
  ['Глава 1: «Вниз»?', 'alice-Глава_1_«Вниз»-ru.txt'],
  ['../../etc/passwd', 'alice-etc_passwd-ru.txt'],
  ['a\u202egpj', 'alice-agpj-ru.txt'],
  ['...', 'alice-ru.txt'],
  [undefined, 'alice-ru.txt'],
])('the section %j is downloaded as %s', (section, name) => {
  expect(downloadName('alice', section, 'ru', 'txt')).toBe(name);
});

test('a name fits every file system, whatever the section is called', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 100 }), (section) => {
      const name = downloadName('a'.repeat(100), section, 'ru', 'json');
      expect(name).not.toMatch(/[\s/\\:*?"<>|\p{Cc}]/u);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    }),
  );
});
