import { expect } from '@playwright/test';
import { addTranslation } from '#contract/translations.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('the dialogs of splitting and merging fit a phone, and Tab leads from a preview to its button', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, [
    'He came in. He sat down.',
    'The clock struck.',
  ]);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Он вошёл. Он сел.' } });
  const page = await anna.opens(browser, editor, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: 'More actions for string 1' }).tap();
  await page.getByRole('menuitem', { name: 'Split…' }).tap();
  await expect(page.getByRole('button', { name: 'Split string' })).toBeInViewport({ ratio: 1 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+J');
  const merging = page.getByRole('dialog', { name: /^Merge string 1 with the next/ });
  await expect(merging).toContainText('He came in. He sat down. The clock struck.');
  await page.keyboard.press('Tab');
  await expect(merging.getByRole('button', { name: 'Merge strings' })).toBeFocused();
});
