import { expect, test } from 'vitest';
import { extensionOf } from './format.ts';

test.each([
  ['text', null, 'txt'],
  ['special_json', '[', 'json'],
  ['ass', '[Script Info]\n\n[V4+ Styles]\nFormat: Name\n', 'ass'],
  ['ass', '[Script Info]\n\n[V4 Styles]\nFormat: Name\n', 'ssa'],
  ['ass', undefined, 'ass'],
] as const)('a file of %s with the header %j ends in %s', (format, header, ending) => {
  expect(extensionOf(format, header)).toBe(ending);
});
