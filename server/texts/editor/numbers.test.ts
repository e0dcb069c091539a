import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersIn } from './numbers.ts';

test('the text of any array of integers is parsed to these', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeInteger()), (numbers) => {
      expect([...numbersIn(`{${numbers}}`)]).toEqual(numbers);
    }),
  );
});
