import { expect, test } from 'vitest';
import { fieldChanges, hasFieldChanges } from './changes.ts';

const before = { name: 'One', type: 'text', most: null };

test.each([
  [{ name: 'Two' }, { name: ['One', 'Two'] }],
  [{ name: 'One', most: 7 }, { most: [null, 7] }],
  [{ name: undefined, most: null }, {}],
  [{}, {}],
])('asked for %j, what changes is %j', (wanted, acts) => {
  expect(fieldChanges(['name', 'type', 'most'], before, wanted)).toEqual(acts);
  expect(hasFieldChanges(fieldChanges(['name', 'type', 'most'], before, wanted))).toBe(
    Object.keys(acts).length > 0,
  );
});
