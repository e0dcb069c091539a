import { expect, test } from 'vitest';
import { namedOf } from './lacking-header.ts';

const characters = (amount: number) =>
  String.fromCodePoint(...Array.from({ length: amount }, (_, nth) => 0x4e00 + nth));

test('the characters that an encoding lacks are named, the first of them if they are many (exports.28)', () => {
  expect(namedOf('жü🌲')).toBe('жü🌲');
  expect(namedOf(characters(20))).toBe(characters(20));
  expect(namedOf(characters(5000))).toBe(`${characters(20)}…`);
  expect(namedOf(namedOf(characters(5000)))).toBe(`${characters(20)}…`);
});
