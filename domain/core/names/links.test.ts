import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { whyNotLink } from './links.ts';

test.each([
  ['', undefined],
  ['https://example.org/cover.png', undefined],
  ['HTTP://example.org', undefined],
  ['https://пример.рф/обложка.png?a=1#b', undefined],
  [`https://example.org/${'a'.repeat(1000)}`, 'maxlength'],
  ['example.org/cover.png', 'link'],
  ['//example.org/cover.png', 'link'],
  ['ftp://example.org/cover.png', 'link'],
  ['javascript:alert(1)', 'link'],
  ['data:image/png;base64,AAAA', 'link'],
  ['https://', 'link'],
  ['https://exa mple.org', 'link'],
])('a link is an http or https address of at most 1000 characters: %.40s', (text, kind) => {
  expect(whyNotLink(text, LIMITS.coverUrl)).toBe(kind);
});
