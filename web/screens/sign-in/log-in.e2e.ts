import { expect } from '@playwright/test';
import { register } from '#contract/identity/users.ts';
import { MINUTE } from '#domain/core/units.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, newName, PASSWORD } from '../../../test/browser-user.ts';
import { SIGNUP_CODE } from '../../../test/start-service.ts';

async function somebody(request: Parameters<typeof ask>[0]) {
  const username = newName('reader');
  const email = `${username}@example.org`;
  await ask(request, register, { body: { username, email, password: PASSWORD, secret_code: SIGNUP_CODE } });
  return username;
}

test('while an account is delayed the time that is left counts down, spoken once; another may be tried', async ({
  page,
}) => {
  const username = await somebody(page.request);
  await page.goto('/login');
  const errors = [{ key: 'account', kind: 'tooOften' }];
  const asked: string[] = [];
  await page.route('**/api/login', (route) => {
    asked.push(route.request().postDataJSON().username);
    if (asked.length > 1) return route.continue();
    return route.fulfill({ status: 429, json: { status: 429, errors }, headers: { 'retry-after': '62' } });
  });
  await page.clock.install();
  const name = page.getByLabel('Username or email');
  const button = page.getByRole('button', { name: 'Sign in' });
  const notice = page.getByRole('main').getByText(/^Too many sign-in attempts for this account\./);
  const spoken = page.getByRole('status');
  await name.fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // Time goes on only as the test says.
  await page.clock.pauseAt(Date.now() + MINUTE);
  await button.click();
  await expect(notice).toContainText('Try again in 2 minutes.');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(20_000);
  await expect(notice).toContainText('Try again in 42 seconds.');
  await expect(spoken.filter({ hasText: 'Try again in 2 minutes.' })).toBeAttached();
  await expect(spoken.filter({ hasText: 'Try again in 42 seconds.' })).not.toBeAttached();
  await page.keyboard.press('Enter');
  await expect(spoken.filter({ hasText: 'Try again in 42 seconds.' })).toBeAttached();
  await name.fill('somebody_else');
  await expect(notice).toBeHidden();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await name.fill(username);
  await expect(notice).toBeVisible();
  await page.clock.runFor(43_000);
  await expect(notice).toBeHidden();
  await expect(spoken.filter({ hasText: 'You can try again now.' })).toBeAttached();
  expect(asked).toEqual([username]);
  await page.clock.resume();
  await button.click();
  await page.waitForURL((url) => url.pathname === '/');
});
