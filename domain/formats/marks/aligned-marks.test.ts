import { expect, test } from 'vitest';
import { alignedMarks } from './aligned-marks.ts';

test.each([
  ['<x>%1$d</x> times in <x>%2$d</x>', '<x>%1$d</x> раз за <x2>%2$d</x2>', '<x>%1$d</x> раз за <x>%2$d</x>'],
  ['<x>a</x> <x>b</x> <x>c</x>', '<x3>c</x3><x2>b</x2><x>a</x>', '<x>c</x><x>b</x><x>a</x>'],
  [
    '<x>a</x> <x2>b</x2> <x>c</x> <x2>d</x2>',
    '<x3>d</x3> <x>a</x> <x2>b</x2> <x4>c</x4>',
    '<x2>d</x2> <x>a</x> <x2>b</x2> <x>c</x>',
  ],
  ['<img/> <img/>', '<img/> <img2/>', '<img/> <img/>'],
  ['<x>a</x>', '<x>a</x> <x2>b</x2>', '<x>a</x> <x2>b</x2>'],
  ['<x>a</x> <x>b</x>', '<x>a</x> <i2>b</i2>', '<x>a</x> <i2>b</i2>'],
  ['<x>a</x> <x>b</x>', '<x>a</x>', '<x>a</x>'],
  ['no marks', '<x2>a', '<x2>a'],
])('beside %j the marks of %j are those of %j', (source, translation, expected) => {
  expect(alignedMarks(translation, source)).toBe(expected);
});
