import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { lengthOf } from '../core/text/text.ts';
import { jointsIn, splitLong } from './split-long.ts';

test.each<[string, number, string[]]>([
  ['Short.', 10, ['Short.']],
  ['One two. Three four. Five.', 20, ['One two. Three four.', 'Five.']],
  ['One two three four five', 9, ['One two', 'three', 'four five']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['One two. Three. Four. Five six.', 20, ['One two. Three.', 'Four. Five six.']],
  ['He met J. R. R. Tolkien. He left.', 26, ['He met J. R. R. Tolkien.', 'He left.']],
  ['Mr. Fogg saw Mrs. Aouda. He smiled.', 26, ['Mr. Fogg saw Mrs. Aouda.', 'He smiled.']],
  ['Пришёл А. С. Пушкин. Сел.', 20, ['Пришёл А. С. Пушкин.', 'Сел.']],
  [
    'He left. <i>Why? Nobody knows.</i> She stayed.',
    34,
    ['He left. <i>Why? Nobody knows.</i>', 'She stayed.'],
  ],
  ['One<note/> two. <i>Three.</i> Four.', 20, ['One<note/> two.', '<i>Three.</i> Four.']],
  ['«Да?» — спросил он. «Нет».', 20, ['«Да?» — спросил он.', '«Нет».']],
])('%j, of which %i may stand together, is cut into %j', (text, max, pieces) => {
  expect(splitLong(text, max)).toEqual(pieces);
});

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const characters = (text: string) => [...graphemes.segment(text)].length;

test('a browser without a segmenter cuts at ends of sentences and words too', () => {
  vi.stubGlobal('Intl', {});
  expect(splitLong('One two. “Three four?” Five.', 20)).toEqual(['One two.', '“Three four?” Five.']);
  expect(splitLong('One two three four five', 9)).toEqual(['One two', 'three', 'four five']);
  expect(splitLong('e\u0301'.repeat(3), 4)).toEqual(['e\u0301e\u0301', 'e\u0301']);
  vi.unstubAllGlobals();
});

test('each part of a long word is looked at once, not with all that its piece has already', () => {
  let looked = 0;
  const { trim } = String.prototype;
  const spy = vi.spyOn(String.prototype, 'trim').mockImplementation(function (this: string) {
    looked += this.length;
    return trim.call(this);
  });
  const pieces = splitLong(`${'ab '.repeat(20_000)}${' '.repeat(20_000)}${'a'.repeat(20_000)}`, 2000);
  spy.mockRestore();
  expect(pieces.join('').replaceAll(' ', '')).toHaveLength(60_000);
  expect(looked).toBeLessThan(100_000 * 10);
});

test('a fragment of 2001 characters becomes two of about one length', () => {
  const text = `${'One sentence. '.repeat(142)}Thirteen more`;
  expect(splitLong(text, 2000).map(lengthOf)).toEqual([1007, 993]);
});

test('pieces fit, none is blank, and together they are the text, save white space', () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('. ', '! ', ' ', '\n')));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 30 }), (parts, max) => {
      const text = parts.join('');
      const pieces = splitLong(text, max);
      if (lengthOf(text) <= max) expect(pieces).toEqual([text]);
      // A grapheme is never split.
      expect(pieces.filter((piece) => lengthOf(piece) > max && characters(piece) > 1)).toEqual([]);
      const bare = (one: string) => one.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
      expect(bare(pieces.join(''))).toBe(bare(text));
      if (lengthOf(text) > max) expect(pieces).not.toContain('');
    }),
  );
});

test('what stands between two marks stays together where it fits, and no mark is cut', () => {
  const words = fc.constantFrom(
    'One.',
    'two',
    '<i>',
    '</i>',
    '<note/>',
    '<x2>',
    '</x2>',
    'Mr.',
    'A.',
    'да!',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), fc.integer({ min: 20, max: 60 }), (parts, max) => {
      const text = parts.join(' ');
      const pieces = splitLong(text, max);
      const marks = (one: string) => one.match(/<[^>]*>/g) ?? [];
      expect(pieces.flatMap(marks)).toEqual(marks(text));
    }),
  );
});

test('with what stood before each part a text is whole again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('One.', 'two  ', '\n', '\u00a0', 'Да! ', '  ')), (parts) => {
      const text = parts.join('').trim();
      const pieces = splitLong(text, 8);
      const joints = jointsIn(text, pieces);
      expect(pieces.map((piece, nth) => (joints[nth] ?? '') + piece).join('')).toBe(text);
    }),
  );
});
