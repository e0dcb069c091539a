import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../../../test/page/page.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();

test('a link says what it switches off, and does so by a button alone (notifications.18)', async () => {
  const token = 'x'.repeat(43);
  const page = await openPage(testApp, testApp.guest, `/unsubscribe/${token}?what=weekly`);
  await screen.findByText('the weekly digest');
  expect(page.network.sent.filter((one) => one.includes('/api/unsubscribe/'))).toEqual([]);
  await page.press('Turn off');
  await screen.findByRole('heading', { name: 'This link doesn’t work' });
  expect(page.network.sent.join()).toContain(`POST /api/unsubscribe/${token}`);
  await page.load('/unsubscribe/of?what=nothing');
  await screen.findByText('any emails about notifications');
  await page.press('Turn off');
  await screen.findByRole('heading', { name: 'This link doesn’t work' });
});
