import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [6, 'ru', '6 байт'],
  [1536, 'en', '1.5 kB'],
  [1024 ** 3, 'en', '1 GB'],
  [630 * 1024 ** 2, 'ru', '630 МБ'],
  [3.44 * 1024 ** 2, 'it', '3,4 MB'],
])('%i bytes in %s are %s', (bytes, language, text) => {
  expect(sizeText(bytes, language).replace(/\u00a0/g, ' ')).toBe(text);
});
