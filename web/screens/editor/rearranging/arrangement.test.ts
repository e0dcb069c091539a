import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRearranged } from '#domain/texts/sections/rearranging.ts';
import { arrangementOf, differenceOf, isChanged, rebaseMoves, withMove } from './arrangement.ts';

const five = arrangementOf([1, 2, 3, 4, 5]);

test('strings are put elsewhere one after another; put back, nothing is changed', () => {
  const put = withMove(withMove(five, 5, 0), 1, 4);
  expect(put).toEqual({ stored: five.stored, order: [5, 2, 3, 4, 1], moved: [5, 1] });
  expect(isChanged(put)).toBe(true);
  expect(isChanged(withMove(withMove(put, 1, 0), 5, 4))).toBe(false);
});

test.each([
  ['a new one stays where others put it', [1, 2, 9, 3, 4, 5], [5, 1, 2, 9, 3, 4]],
  ['one that others deleted is gone', [1, 3, 4, 5], [5, 1, 3, 4]],
  ['what others moved stays as they have it', [2, 1, 3, 4, 5], [5, 2, 1, 3, 4]],
  ['one’s own may be gone itself', [1, 2, 3, 4], [1, 2, 3, 4]],
])('over what others did: %s', (_, now, order) => {
  expect(rebaseMoves(withMove(five, 5, 0), now).order).toEqual(order);
});

test('what was put behind a string that is gone stands behind the one before it', () => {
  expect(rebaseMoves(withMove(five, 1, 2), [1, 2, 4, 5]).order).toEqual([2, 1, 4, 5]);
});

test('whatever others did, exactly their strings are there, and with no moves of one’s own in their order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 });
  const puts = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 10 });
  fc.assert(
    fc.property(ids, ids, puts, (stored, now, puts) => {
      const mine = puts.reduce(
        (made, [which, to]) => withMove(made, stored[which % stored.length] ?? 0, to % stored.length),
        arrangementOf(stored),
      );
      expect(isRearranged(rebaseMoves(mine, now).order, now)).toBe(true);
      expect(rebaseMoves(arrangementOf(stored), now).order).toEqual(now);
    }),
  );
});

test('what others did is told: added, gone, in another order', () => {
  expect(differenceOf([1, 2, 3], [1, 2, 3])).toEqual({ added: 0, gone: 0, isReordered: false });
  expect(differenceOf([1, 2, 3], [3, 9, 1])).toEqual({ added: 1, gone: 1, isReordered: true });
});
