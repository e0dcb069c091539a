import { expect, test } from 'vitest';
import {
  ALL_RESTRICTIONS,
  areRestrictions,
  isRestricted,
  RESTRICTIONS,
  type RestrictedAction,
  restrictionBits,
  toggleBit,
} from './restrictions.ts';

const ACTS: RestrictedAction[] = [
  'creatingProjects',
  'editingComments',
  'membership',
  'addingComments',
  'editingProfile',
];

test.each<[number, RestrictedAction[]]>([
  [0, []],
  [2, ['creatingProjects']],
  [4, ['editingComments', 'membership']],
  [8, ['addingComments']],
  [16, ['editingProfile']],
  [2 + 16, ['creatingProjects', 'editingProfile']],
  [ALL_RESTRICTIONS, ACTS],
])('the bits %i keep a user from %j', (bits, acts) => {
  expect(ACTS.filter((act) => isRestricted(bits, act))).toEqual(acts);
});

test('every act has its bit', () => {
  expect(Object.keys(RESTRICTIONS)).toEqual(ACTS);
});

test.each([
  [0, true],
  [30, true],
  [1, false],
  [32, false],
  [-2, false],
  [2.5, false],
  [2 ** 32 + 2, false],
])('whether %d is a set of known bits: %s', (bits, is) => {
  expect(areRestrictions(bits)).toBe(is);
});

test('each bit has its box, and turning it over changes that one alone', () => {
  expect(restrictionBits(2 | 16).filter(({ isSet }) => isSet)).toEqual([
    { bit: 2, isSet: true },
    { bit: 16, isSet: true },
  ]);
  expect(toggleBit(2 | 16, 2)).toBe(16);
  expect(toggleBit(16, 2)).toBe(2 | 16);
});
