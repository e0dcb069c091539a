import { expect, test } from 'vitest';
import { isIncluded, isPosition, positionOf, UNREACHABLE } from './position.ts';

test.each([
  { replayed: 'a later position', wanted: [1, '0/3000060'], at: [1, '0/3000061'], has: true },
  { replayed: 'the same position', wanted: [1, '16/B374D848'], at: [1, '16/B374D848'], has: true },
  { replayed: 'an earlier position', wanted: [1, '16/0'], at: [1, 'F/FFFFFFFF'], has: false },
  { replayed: 'as much of a newer timeline', wanted: [9, '1/0'], at: [10, '1/0'], has: true },
  { replayed: 'less of a newer timeline', wanted: [1, '1/0'], at: [2, '0/FFFFFFFF'], has: false },
  { replayed: 'more of an older timeline', wanted: [2, '1/0'], at: [1, '2/0'], has: false },
] as const)('a replica that has replayed $replayed has a write: $has', ({ wanted, at, has }) => {
  expect(isIncluded(positionOf(wanted[0], wanted[1]), positionOf(at[0], at[1]))).toBe(has);
});

test('no replica reaches the position of a write whose own is unknown', () => {
  expect(isIncluded(UNREACHABLE, positionOf(2 ** 31 - 1, 'FFFFFFFF/FFFFFFFE'))).toBe(false);
  expect(isPosition(UNREACHABLE)).toBe(true);
});

test.each(['', '0', `${'0'.repeat(23)}g`, '0'.repeat(25), `${'0'.repeat(24)}\n`, "0'; --", 'f'.repeat(24)])(
  '%j is no position',
  (text) => {
    expect(isPosition(text)).toBe(false);
  },
);
