import { expect } from '@playwright/test';
import { addStrings } from '#contract/texts/strings.ts';
import { newEmptySection } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { ask } from '../../../../test/browser-user.ts';

test('on a phone the page that updates a source is no wider than the window', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { params, address } = await newEmptySection(page, context, 'Toolbar');
  await ask(page.request, addStrings, { params, body: [{ key: 'line', text: 'Line' }] });
  await page.goto(address.replace('load_strings', 'update_source'));
  const field = page.getByLabel(/^Choose (a )?files?$/).and(page.locator('input'));
  const buffer = Buffer.from('{"line": "A line that goes on and on for as long as any other of its kind"}');
  await field.setInputFiles([{ name: 'en.json', mimeType: '', buffer }]);
  await expect(page.getByRole('list', { name: 'Preview' }).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
