import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingFrom } from './complete-lock.mjs';

test('the lock has every package that another asks for, so that npm ci accepts it', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  expect(missingFrom(lock.packages)).toEqual([]);
});
