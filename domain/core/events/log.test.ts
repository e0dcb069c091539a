import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupEntries } from './log.ts';

test('lines in a row with the same code and actor are one group', () => {
  const line = (id: number, w: number, u: number) => ({ id, w, u: { id: u } });
  const lines = [line(1, 4, 1), line(2, 4, 1), line(3, 4, 2), line(4, 12, 2), line(5, 12, 2), line(6, 4, 1)];
  expect(groupEntries(lines).map((group) => group.map(({ id }) => id))).toEqual([[1, 2], [3], [4, 5], [6]]);
  expect(groupEntries([])).toEqual([]);
});

test.each([
  { w: 49, u: 1, action: 'approve' },
  { w: 51, u: 1, version: { file: 'en.json' } },
])('batches and updates in a row are a group each', (entry) =>
  expect(groupEntries([entry, entry])).toEqual([[entry], [entry]]),
);

test('lines whose actor is gone are grouped among themselves', () => {
  expect(
    groupEntries([
      { w: 1, u: null },
      { w: 1, u: null },
      { w: 1, u: 3 },
    ]),
  ).toHaveLength(2);
});

test('grouping keeps every line and its place', () => {
  const lines = fc.array(fc.record({ w: fc.nat(2), u: fc.nat(2) }));
  fc.assert(
    fc.property(lines, (entries) => {
      expect(groupEntries(entries).flat()).toEqual(entries);
    }),
  );
});
