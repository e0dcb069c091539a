import { expect } from '@playwright/test';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('on a narrow phone the open tab is in view', async ({ browser }) => {
  const anna = await newUser('anna');
  const own = `/users/${anna.username}`;
  const page = await anna.opens(browser, own, { locale: 'ru', viewport: { width: 360, height: 640 } });
  const tab = page.getByRole('tab', { name: 'API-токены' });
  await expect(tab).toBeVisible();
  await expect(tab).not.toBeInViewport({ ratio: 1 });
  await page.goto(`${own}#tokens`);
  await expect(page.getByText('Токенов пока нет.')).toBeVisible();
  await expect(tab).toBeInViewport({ ratio: 1 });
});
