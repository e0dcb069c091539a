import { expect } from '@playwright/test';
import { addStrings } from '#contract/texts/strings.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { newEmptySection } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { ask } from '../../../../test/browser-user.ts';

test('10,000 lines are compared in a worker: that is stopped, and begun again (updates.16)', async ({
  page,
  context,
}) => {
  const { params } = await newEmptySection(page, context, 'Long');
  const line = (at: number) =>
    `Line ${at * 7919} of ${at % 97} rabbits that ran over the ${at % 89}th field, past ${(at * 31) % 1009} trees`;
  const lines = Array.from({ length: 10_000 }, (_, at) => line(at));
  await ask(page.request, addStrings, {
    params,
    query: { splitting: 'lines' },
    body: lines.map((text) => ({ text: `${text}.` })),
  });
  await page.goto(`/projects/${params.project}/sections/${printSectionId(params.section)}/update_source`);
  const buffer = Buffer.from(lines.map((text) => `${text} again.`).join('\n'));
  const field = page.getByLabel(/^Choose (a )?files?$/).and(page.locator('input'));
  // Comparing may end between two calls of the test, so the page itself stops it when Stop is first drawn.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('progress[aria-label="Comparing with the section…"]')) return;
      watch.disconnect();
      const stop = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === 'Stop');
      stop?.click();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await field.setInputFiles([{ name: 'long.txt', mimeType: '', buffer }]);
  await expect(page.getByText('Comparing was stopped.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByText('10,000 changed, 0 added, 0 to delete')).toBeVisible({ timeout: 60_000 });
  expect(page.workers()).not.toEqual([]);
});

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
