import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderOfBook } from './order-of-book.ts';

const ordered = (current: number[], sections: number[], inFile: number[]) =>
  orderOfBook(current, { sections: new Set(sections), inFile });

test('the sections of a book stand as in its newer file, in the places that they have (updates.23)', () => {
  expect(ordered([1, 2, 3], [1, 2, 3], [3, 1, 2])).toEqual([3, 1, 2]);
  expect(ordered([9, 1, 8, 2, 3, 7], [1, 2, 3], [3, 2, 1])).toEqual([9, 3, 8, 2, 1, 7]);
});

test('a section that the file lacks stays behind the one that it follows, or first', () => {
  expect(ordered([1, 5, 2, 3], [1, 2, 3, 5], [3, 2, 1])).toEqual([3, 2, 1, 5]);
  expect(ordered([5, 1, 2], [1, 2, 5], [2, 1])).toEqual([5, 2, 1]);
});

test('no section is lost or doubled, others stay, and a second time changes nothing', () => {
  const sections = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(
      sections,
      fc.func(fc.boolean()),
      fc.func(fc.boolean()),
      fc.func(fc.integer()),
      (all, isOwn, isIn, at) => {
        const own = all.filter((id) => isOwn(id));
        const inFile = own.filter((id) => isIn(id)).toSorted((a, b) => at(a) - at(b));
        const once = ordered(all, own, inFile);
        expect(once.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
        expect(once.map((id) => (own.includes(id) ? 0 : id))).toEqual(
          all.map((id) => (own.includes(id) ? 0 : id)),
        );
        expect(once.filter((id) => inFile.includes(id))).toEqual(inFile);
        expect(ordered(once, own, inFile)).toEqual(once);
      },
    ),
  );
});
