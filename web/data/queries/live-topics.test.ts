import { hashKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { projectKeys } from './live-topics.ts';

test('what a page may have missed is fetched once, though several topics name it', () => {
  const keys = projectKeys(1).map((key) => hashKey(key));
  expect(keys).toEqual([...new Set(keys)]);
});
