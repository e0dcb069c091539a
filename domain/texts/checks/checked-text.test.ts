import { expect, test } from 'vitest';
import { CODE, checkedText, MARK } from './checked-text.ts';

test.each([
  ['<b>Hello</b>, {name}!', 'MMMHelloMMMM, CCCCCC!'],
  ['see https://example.org/a?b=%20.', `see ${'C'.repeat(27)}.`],
  ['{n, plural, one {# of {m}} other {b}}', ''],
  ['plain', 'plain'],
])('prose of %j has everything in its place, and no code (checks.3)', (text, prose) => {
  const { prose: actual, code } = checkedText(text, { format: 'json' });
  expect(actual.length).toBe(text.length);
  for (const { start, end } of code)
    expect(actual.slice(start, end)).toMatch(new RegExp(`^[${MARK}${CODE}]+$`));
  if (!text.includes('plural')) expect(actual.replaceAll(MARK, 'M').replaceAll(CODE, 'C')).toBe(prose);
});
