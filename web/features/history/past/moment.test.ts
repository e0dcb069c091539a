import { expect, test } from 'vitest';
import { pickedTime, pickerValue } from './moment.ts';

test('a picked minute is shown to its end', () => {
  const time = new Date(2026, 10, 25, 17, 5, 12, 345).getTime();
  expect(pickerValue(time)).toBe('2026-11-25 17:05:12');
  expect(pickedTime(pickerValue(time))).toBe(new Date(2026, 10, 25, 17, 5, 59, 999).getTime());
});
