import { expect, test } from 'vitest';
import { fieldChanges, hasFieldChanges } from './changes.ts';

const before = { name: 'One', type: 'text', max_length: null };

test.each([
  [{ name: 'Two' }, { name: ['One', 'Two'] }],
  [{ name: 'One', max_length: 7 }, { max_length: [null, 7] }],
  [{ name: undefined, max_length: null }, {}],
  [{}, {}],
])('asked for %j, what changes is %j', (wanted, acts) => {
  expect(fieldChanges(['name', 'type', 'max_length'], before, wanted)).toEqual(acts);
  expect(hasFieldChanges(fieldChanges(['name', 'type', 'max_length'], before, wanted))).toBe(
    Object.keys(acts).length > 0,
  );
});
