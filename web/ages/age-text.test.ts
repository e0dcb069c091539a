import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const NOW = Date.UTC(2026, 0, 31);

test.each([
  [4 * 60 * SECOND, 'en', '4 minutes ago'],
  [HOUR, 'ru', '1 час назад'],
  [3 * HOUR, 'ru', '3 часа назад'],
  [5 * HOUR, 'it', '5 ore fa'],
  [25 * HOUR, 'en', 'yesterday'],
  [25 * HOUR, 'it', 'ieri'],
  [45 * 24 * HOUR, 'en', 'last month'],
  [-5 * SECOND, 'en', 'now'],
])('%d ms ago reads for %s as %s', (ago, language, text) => {
  expect(ageText(NOW - ago, NOW, language)).toBe(text);
});
