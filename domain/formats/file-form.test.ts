import { expect, test } from 'vitest';
import { formOfFile } from './file-form.ts';

test.each([
  ['one\ntwo\n', ''],
  ['one\r\ntwo\r\n', 'c'],
  ['one\r\ntwo\r\nthree\n', '2c1l'],
  ['one\rtwo\r', 'r'],
  ['one\r\ntwo\nthree\n'.repeat(5000), 'l'],
])('the line ends of %.30j are %j', (content, breaks) => {
  expect(formOfFile(content, 'utf-8').breaks).toBe(breaks);
});
