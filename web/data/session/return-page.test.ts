import { expect, test } from 'vitest';
import { returnPageIn } from './return-page.ts';

test('signing in leads back to a page of ours', () => {
  expect(returnPageIn({ from: '/projects/7?page=2' })).toEqual({ from: '/projects/7?page=2' });
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n\\elsewhere.example',
  '///elsewhere.example',
  'javascript:alert(1)',
  7,
])('%j is no page of ours to lead back to', (from) => {
  expect(returnPageIn({ from })).toEqual({});
});
