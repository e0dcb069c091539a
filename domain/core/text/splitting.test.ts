import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { linesOf, splitLines, splitParagraphs } from './splitting.ts';
import { isBlank, lengthOf } from './text.ts';

test('lines: one string per line that is not empty, its edges trimmed', () => {
  expect(splitLines('\uFEFF  One \n\n \t\nTwo\r\nThree\rFour\n\u00a0')).toEqual([
    { text: 'One', line: 1 },
    { text: 'Two', line: 4 },
    { text: 'Three', line: 5 },
    { text: 'Four', line: 6 },
  ]);
});

test('paragraphs: blank lines part them, line breaks within become spaces', () => {
  const content =
    '\n\n  Alice was beginning\n  to get very tired\n\n\n \t\n“What is the use,”\r\nthought Alice\n';
  expect(splitParagraphs(content)).toEqual([
    { text: 'Alice was beginning to get very tired', line: 3 },
    { text: '“What is the use,” thought Alice', line: 8 },
  ]);
});

test('inner spaces stay as they are', () => {
  expect(splitParagraphs('a  b\nc')).toEqual([{ text: 'a  b c', line: 1 }]);
});

test.each(['', '\n', ' \r\n\t\n', '\uFEFF'])('there is nothing in %j', (content) => {
  expect(splitLines(content)).toEqual([]);
  expect(splitParagraphs(content)).toEqual([]);
});

const content = fc.string({ unit: fc.constantFrom('a', 'ё', ' ', '\n', '\r', '\t', '\u200b', '.') });

test('no piece is empty, holds a line break, or begins elsewhere than its line says', () => {
  fc.assert(
    fc.property(content, (text) => {
      const lines = linesOf(text);
      for (const piece of [...splitLines(text), ...splitParagraphs(text)]) {
        expect(isBlank(piece.text)).toBe(false);
        expect(piece.text).not.toMatch(/[\n\r]/);
        expect(piece.text.startsWith(lines[piece.line - 1]?.trim() ?? '?')).toBe(true);
      }
    }),
  );
});

test('no word is lost: paragraphs and lines hold the same words', () => {
  const words = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join(' ');
  fc.assert(fc.property(content, (text) => words(splitLines(text)) === words(splitParagraphs(text))));
});

const book = readFileSync(join(import.meta.dirname, '../../../demo/alice-in-wonderland.en.txt'), 'utf8');

test('a whole book is cut into its paragraphs, none too long for a string', () => {
  const pieces = splitParagraphs(book);
  expect(pieces).toHaveLength(818);
  expect(Math.max(...pieces.map(({ text }) => lengthOf(text)))).toBeLessThan(LIMITS.stringText.max);
  expect(pieces[3]).toEqual({
    line: 11,
    text: expect.stringMatching(
      /^Alice was beginning to get very tired of sitting by her sister on the bank, /,
    ),
  });
});
