import { expect, test } from 'vitest';
import { printChosen, readChosen, sectionsChosen } from './chosen-sections.ts';
import type { BookSection } from './model/book.ts';

const section = (name: string, ...texts: string[]): BookSection => ({
  name,
  depth: 0,
  strings: texts.map((text) => ({ text, context: '', slot: null, continues: text.startsWith('~') })),
});
const BOOK = [section('A', 'a', 'b'), section('B', 'c'), section('C', 'Two', 'd', '~e', 'Three', 'f')];
const chosen = (written: string) =>
  sectionsChosen(BOOK, readChosen(written))?.map(
    ({ name, strings }) => `${name}: ${strings.map(({ text }) => text).join(' ')}`,
  );

test.each([
  ['2,0', ['C: Two d ~e Three f', 'A: a b']],
  ['0+1', ['A: a b c']],
  ['2:0-3,2:3-', ['C: Two d ~e', 'Three: Three f']],
  ['2:3-5+0,2:0-1', ['Three: Three f a b', 'C: Two']],
  ['2:1-', ['d: d ~e Three f']],
  // A paragraph is not torn, and a chapter has what is taken of it.
  ['2:2-', undefined],
  ['2:0-2', undefined],
  ['2:5-', undefined],
  ['3', undefined],
])('the sections of %s are %j', (written, sections) => {
  expect(chosen(written)).toEqual(sections);
});

test.each(['0,2+1,3:0-40,3:40-', '7:3-4'])('%s is read and written', (written) => {
  expect(printChosen(readChosen(written) ?? [])).toBe(written);
});

test.each(['', 'a', '1,', '1,1', '1:0-4,1:3-', '1,1:4-', '1:4-4', '1:-', '1:2'])(
  '%j chooses nothing',
  (written) => {
    expect(readChosen(written)).toBeUndefined();
  },
);
