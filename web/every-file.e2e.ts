import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../test/browser-test.ts';

const ASSETS = join(import.meta.dirname, '../dist/assets');

test('each file of the app can be loaded by itself, so that none waits for another that waits for it', async ({
  page,
}) => {
  const files = readdirSync(ASSETS).filter((name) => name.endsWith('.js') && !name.includes('worker'));
  expect(files.length).toBeGreaterThan(50);
  await page.goto('/');
  const failures = await page.evaluate(async (names) => {
    const failed: string[] = [];
    for (const name of names) {
      await import(`/assets/${name}`).catch((error) => failed.push(`${name}: ${error}`));
    }
    return failed;
  }, files);
  expect(failures).toEqual([]);
});
