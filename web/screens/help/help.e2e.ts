import { expect } from '@playwright/test';
import { test } from '../../../test/browser-test.ts';

test('a guest sees at once what this is, with a picture', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Translate books together' })).toBeVisible();
  const picture = page.getByRole('img', { name: /^The editor/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture).toBeInViewport();
});
