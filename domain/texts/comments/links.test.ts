import { expect, test } from 'vitest';
import { linksIn } from './links.ts';

test.each([
  ['No link.', 0],
  ['https://a.example', 1],
  ['See https://a.example and http://b.example/x.', 2],
  ['`https://a.example` is code', 0],
  ['**bold https://a.example**', 1],
  ['a@example.org', 0],
])('links in %j: %i', (text, amount) => {
  expect(linksIn(text)).toBe(amount);
});
