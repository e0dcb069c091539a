import { expect } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const STRINGS = ['He came in. He sat down.', 'The clock struck.'];

test('the dialog of splitting fits a phone', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, STRINGS);
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
});

test('Tab leads from the preview of merged strings to the button that merges them', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, STRINGS);
  const page = await anna.opens(browser, editor);
  await expect(page.getByRole('list', { name: 'Strings' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Alt+Shift+J');
  const merging = page.getByRole('dialog', { name: /^Merge string 1 with the next/ });
  await expect(merging).toContainText(STRINGS.join(' '));
  await page.keyboard.press('Tab');
  await expect(merging.getByRole('button', { name: 'Merge strings' })).toBeFocused();
});
