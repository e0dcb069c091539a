import { expect, test } from 'vitest';
import { allOf, among, NOTHING_SELECTED, withToggled } from './selection.ts';

const LIST = [10, 20, 30, 40, 50];
const idsAfter = (...clicks: [id: number, isRange?: boolean][]) => [
  ...clicks.reduce(
    (selection, [id, isRange = false]) => withToggled(selection, LIST, id, isRange),
    NOTHING_SELECTED,
  ).ids,
];

test('a click selects a string, and another one takes it out', () => {
  expect(idsAfter([20])).toEqual([20]);
  expect(idsAfter([20], [20])).toEqual([]);
});

test('with Shift all strings since the last click are selected, in both directions', () => {
  expect(idsAfter([20], [40, true])).toEqual([20, 30, 40]);
  expect(idsAfter([40], [20, true])).toEqual([40, 20, 30]);
  expect(idsAfter([30, true])).toEqual([30]);
});

test('with Shift on a selected string all are taken out', () => {
  expect(idsAfter([10], [50, true], [30], [50, true])).toEqual([10, 20]);
});

test('strings that have gone are selected no more, and no range begins at them', () => {
  const selection = among({ ...allOf(LIST), from: 20 }, [10, 30]);
  expect([...selection.ids]).toEqual([10, 30]);
  expect(selection.from).toBeUndefined();
});
