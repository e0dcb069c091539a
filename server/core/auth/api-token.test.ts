import { expect, test } from 'vitest';
import { isApiToken, newApiToken } from './api-token.ts';

test('a token can be told from other texts, and from a mistyped one', () => {
  const { token, start } = newApiToken();
  expect(token).toMatch(/^dgm_[0-9A-Za-z]{49}$/);
  expect(token.startsWith(start)).toBe(true);
  expect(isApiToken(token)).toBe(true);
  const other = token.at(-20) === 'x' ? 'y' : 'x';
  for (const text of [
    '',
    'dgm_',
    token.slice(0, -1),
    `${token}0`,
    token.slice(0, -20) + other + token.slice(-19),
  ]) {
    expect(isApiToken(text)).toBe(false);
  }
});

test('no two tokens are alike', () => {
  expect(new Set(Array.from({ length: 100 }, () => newApiToken().token)).size).toBe(100);
});

test('the smallest and the largest secret have the same length', () => {
  const lengths = new Set(Array.from({ length: 500 }, () => newApiToken().token.length));
  expect([...lengths]).toEqual(['dgm_'.length + 49]);
});
