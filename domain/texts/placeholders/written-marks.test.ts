import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownParts } from './shown-parts.ts';
import { besideMark, changeBetween, markBeside, withoutMarks, writtenMarks } from './written-marks.ts';

const marksOf = (text: string) => writtenMarks(shownParts(text));

/** A text with `|` at the edges of what is removed, and what is left with `|` at the cursor. */
function removed(marked: string): string {
  const [before = '', chosen = '', behind = ''] = marked.split('|');
  const text = before + chosen + behind;
  const edit = withoutMarks(text, marksOf(text), { from: before.length, to: before.length + chosen.length });
  const left = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${left.slice(0, edit.cursor)}|${left.slice(edit.cursor)}`;
}

test.each([
  ['Hi |{name}|!', 'Hi |!'],
  ['Hi {na|me}|!', 'Hi |!'],
  ['a <i>b</i|>| c', 'a b| c'],
  ['a |<i>|b</i> c', 'a |b c'],
  ['<i>|</i>|', '|'],
  ['<b><i>a|</i>|</b>', '<b>a|</b>'],
  ['<i>a <b>b|</b> c|</i> d', '<i>a b|</i> d'],
  ['<x1>a</x1> <x1>b|</x1>|', '<x1>a</x1> b|'],
  ['a|</i>| b', 'a| b'],
  ['no |marks| here', 'no | here'],
])('%j becomes %j (rich-field.4)', (marked, expected) => {
  expect(removed(marked)).toBe(expected);
});

test('a cursor goes over marks, but not over what ICU chooses by or over addresses (rich-field.3)', () => {
  const text = 'Hi {name} at https://example.org/a, {n, plural, other {# b}}';
  const marks = marksOf(text);
  expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(['{name}']);
  expect([besideMark(marks, 4, 3), besideMark(marks, 8, 9)]).toEqual([9, 3]);
  expect([besideMark(marks, 4, 5), besideMark(marks, 8, 5), besideMark(marks, 3, 0)]).toEqual([3, 9, 3]);
  expect([markBeside(marks, 9, 'before'), markBeside(marks, 3, 'behind')]).toEqual([marks[0], marks[0]]);
  expect([markBeside(marks, 3, 'before'), markBeside(marks, 9, 'behind')]).toEqual([undefined, undefined]);
});

const texts = fc
  .array(fc.constantFrom('<i>', '</i>', '<b>', '</b>', 'a', ' ', '{n}', '%1$d', '<br/>', '\n', '👍'))
  .map((words) => words.join(''));

test('what is left after a removal is a part of the text in its order, without the removed marks', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(), (text, one, other) => {
      const [from = 0, to = 0] = [one % (text.length + 1), other % (text.length + 1)].toSorted(
        (a, b) => a - b,
      );
      const edit = withoutMarks(text, marksOf(text), { from, to });
      const left = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
      let at = 0;
      for (const unit of left) {
        const found = text.indexOf(unit, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + unit.length;
      }
      expect(left.length).toBeLessThanOrEqual(text.length - (to - from));
      expect(edit.cursor).toBeLessThanOrEqual(left.length);
    }),
  );
});

test('a change between two texts makes the later one of the earlier', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const { from, to, insert } = changeBetween(before, after);
      expect(before.slice(0, from) + insert + before.slice(to)).toBe(after);
    }),
  );
});
