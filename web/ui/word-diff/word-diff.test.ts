import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Piece, wordDiff } from './word-diff.ts';

const MARKS = { same: '', removed: '-', added: '+' } as const;
const drawn = (pieces: Piece[]) =>
  pieces.map(({ kind, text }) => (kind === 'same' ? text : `[${MARKS[kind]}${text}]`)).join('');

test.each([
  ['Down the hole', 'Down the hole', 'Down the hole'],
  ['Down the hole', 'Down the rabbit hole', 'Down the [+rabbit ]hole'],
  ['Off with her head!', 'Off with his head!', 'Off with [-her][+his] head!'],
  [
    'The cook had a big white cat.',
    'The cook had a small grey cat.',
    'The cook had a [-big white][+small grey] cat.',
  ],
  ['Шляпник ушёл.', 'Шляпник ушёл', 'Шляпник ушёл[-.]'],
  ['我喜欢红色的猫。', '我喜欢黑色的猫。', '我喜欢[-红色][+黑色]的猫。'],
  ['私は白い猫が好きです。', '私は黒い猫が好きです。', '私は[-白い][+黒い]猫が好きです。'],
  ['ฉันชอบแมวสีขาว', 'ฉันชอบสุนัขสีขาว', 'ฉันชอบ[-แมว][+สุนัข]สีขาว'],
  [
    'a <i>white</i> cat of {name}',
    'a <b>white</b> cat of {names}',
    'a [-<i>][+<b>]white[-</i>][+</b>] cat of [-{name}][+{names}]',
  ],
  ['', 'New', '[+New]'],
  ['Old', '', '[-Old]'],
])('%j to %j shows the words that changed', (before, after, expected) => {
  expect(drawn(wordDiff(before, after))).toBe(expected);
});

test('texts with little in common stand one after the other', () => {
  expect(drawn(wordDiff('Curiouser and curiouser', 'It was and is'))).toBe(
    '[-Curiouser and curiouser][+It was and is]',
  );
});

test('a few changes in a long text are shown, and many are not looked for', () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word${index}`);
  const changed = (every: number) =>
    words.map((word, index) => (index % every === 0 ? 'other' : word)).join(' ');
  const kinds = (every: number) => new Set(wordDiff(words.join(' '), changed(every)).map(({ kind }) => kind));
  expect(kinds(1000)).toContain('same');
  expect(kinds(5)).not.toContain('same');
});

test('the old text and the new can be read off it', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c ', '<i>', '<', '{n}', ' ', '.', '\n', '猫', '白い', 'แมว'))
    .map((words) => words.join(''));
  const without = (pieces: Piece[], left: Piece['kind']) =>
    pieces
      .filter(({ kind }) => kind !== left)
      .map(({ text }) => text)
      .join('');
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const pieces = wordDiff(before, after);
      expect(without(pieces, 'added')).toBe(before);
      expect(without(pieces, 'removed')).toBe(after);
    }),
  );
});
