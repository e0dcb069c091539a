import { expect, test } from 'vitest';
import { percentText } from './percent-text.ts';

test.each([
  [62.3, 'en', '62.30%'],
  [62.3, 'ru', '62,30\u00a0%'],
  [33.33, 'it', '33,33%'],
  [99.99, 'en', '99.99%'],
  [100, 'en', '100%'],
  [0, 'en', '0.00%'],
])('%d is written for %s as %s', (percent, language, text) => {
  expect(percentText(percent, language)).toBe(text);
});
