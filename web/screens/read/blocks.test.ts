import { expect, test } from 'vitest';
import type { ReadString } from '#contract/texts/reading.ts';
import { blocksOf, charactersOf, isSameBlock } from './blocks.ts';

const string = (id: number, of: Partial<ReadString> = {}): ReadString => ({
  id,
  index: id,
  text: 'Some text.',
  context: '',
  continues: false,
  state: 'none',
  translation: null,
  ...of,
});
const strings = Array.from({ length: 60 }, (_, at) => string(at + 1));

test('every string is in one block, in its order', () => {
  const blocks = blocksOf(strings);
  expect(blocks.map(({ length }) => length)).toEqual([25, 25, 10]);
  expect(blocks.flat()).toEqual(strings);
  expect(blocksOf([])).toEqual([]);
});

test('a paragraph of several strings is in one block, unless it is endless', () => {
  const parts = (from: number, to: number) =>
    strings.map((one) => ({ ...one, continues: one.id >= from && one.id <= to }));
  expect(blocksOf(parts(26, 27)).map(({ length }) => length)).toEqual([27, 25, 8]);
  const endless = Array.from({ length: 300 }, (_, at) => string(at + 1, { continues: true }));
  expect(blocksOf(endless).map(({ length }) => length)).toEqual([100, 100, 100]);
});

test('the blocks before stay the same when more strings come, and where one changes', () => {
  const [first = [], second = []] = blocksOf(strings);
  const changed = strings.map((one) => (one.id === 26 ? { ...one, translation: 'A new one.' } : one));
  const [firstAfter = [], secondAfter = []] = blocksOf([...changed, string(61)]);
  expect([isSameBlock(first, firstAfter), isSameBlock(second, secondAfter)]).toEqual([true, false]);
});

test('the height of a block is that of what is shown: in two columns the longer of both', () => {
  const block = [string(1), string(2, { text: 'Yes.', translation: 'Да.' })];
  expect((['translation', 'source', 'both'] as const).map((view) => charactersOf(block, view))).toEqual([
    13, 14, 14,
  ]);
});
