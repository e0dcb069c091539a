import { expect } from '@playwright/test';
import { test } from '../../../test/browser-test.ts';

test('a link says what it switches off, and does so by a button alone (notifications.18)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const token = 'x'.repeat(43);
  await page.goto(`/unsubscribe/${token}?what=weekly`);
  await expect(page.getByText('the weekly digest')).toBeVisible();
  expect(asked.filter((one) => one.includes('/api/unsubscribe/'))).toEqual([]);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(asked).toContain(`POST /api/unsubscribe/${token}`);
  await page.goto('/unsubscribe/of?what=nothing');
  await expect(page.getByText('any emails about notifications')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});
