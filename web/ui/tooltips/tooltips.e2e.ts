import { expect } from '@playwright/test';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('what has a title says it in the house’s tooltip, by mouse and by Tab, and is named by it as before', async ({
  browser,
}) => {
  const page = await (await newUser('anna')).opens(browser, '/');
  const button = page.getByRole('button', { name: 'Sign out' });
  const tip = page.locator('[role=tooltip]');

  await button.hover();
  await expect(tip).toHaveText('Sign out');
  await expect(button).not.toHaveAttribute('title');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await expect(button).toHaveAttribute('title', 'Sign out');

  await page.getByRole('link', { name: /^anna/ }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(tip).toHaveText('Sign out');
  await expect(button).toHaveAttribute('title', 'Sign out');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});
