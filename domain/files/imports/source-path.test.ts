import { expect, test } from 'vitest';
import { isRelativePath } from './source-path.ts';

test.each([
  ['app.json', true],
  ['locales/en/app.json', true],
  ['книга/глава 1.txt', true],
  ['..app/a..b', true],
  ['', false],
  ['/etc/passwd', false],
  ['locales//app.json', false],
  ['locales/', false],
  ['./app.json', false],
  ['../app.json', false],
  ['locales/../../app.json', false],
  ['locales\\app.json', false],
  ['C:/app.json', false],
])('a path stays within its folder: %s', (path, stays) => {
  expect(isRelativePath(path)).toBe(stays);
});
