import { expect, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { codeOf, EMPTY_CODE, whyNotCode } from './code-values.ts';

const now = new Date(2027, 2, 1, 12).getTime();
const sound = { phrase: 'Open sesame', last_until: '2027-03-01 23:59:59', amount: 10 };

test('a code needs its phrase, its last moment and its uses', () => {
  expect(whyNotCode(EMPTY_CODE, now)).toEqual({
    phrase: 'required',
    last_until: 'required',
    amount: 'required',
  });
  expect(Object.values(whyNotCode(sound, now))).toEqual([undefined, undefined, undefined]);
});

test.each([
  [{ phrase: ' ' }, { phrase: 'required' }],
  [{ phrase: 'x'.repeat(LIMITS.codePhrase.max + 1) }, { phrase: 'maxlength' }],
  [{ last_until: '2027-03-01 11:59:59' }, { last_until: 'min' }],
  [{ amount: 0 }, { amount: 'min' }],
  [{ amount: LIMITS.codeUses.max + 1 }, { amount: 'max' }],
  [{ amount: '1.5' }, { amount: 'number' }],
])('%j is refused', (change, why) => {
  expect(whyNotCode({ ...sound, ...change }, now)).toMatchObject(why);
});

test('the last moment is meant by the clock of who chose it', () => {
  expect(codeOf(sound)).toEqual({ ...sound, last_until: new Date(2027, 2, 1, 23, 59, 59).getTime() });
});
