import { expect } from '@playwright/test';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('on a phone the string over the list is as wide as the window, and going back closes it', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.']);
  const page = await anna.opens(browser, editor, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByText('Two.').tap();
  await page.getByLabel('Your translation').fill('Вторая.');
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('button', { name: 'Next string' }).tap();
  await expect(page.getByRole('dialog', { name: 'String 3' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Strings' }).getByText('Вторая.')).toBeVisible();
});
