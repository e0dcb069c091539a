import { expect } from '@playwright/test';
import { register } from '#contract/users.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, newName, PASSWORD } from '../../../test/browser-user.ts';
import { SIGNUP_CODE } from '../../../test/start-service.ts';

async function somebody(request: Parameters<typeof ask>[0]) {
  const username = newName('reader');
  const email = `${username}@example.org`;
  await ask(request, register, { body: { username, email, password: PASSWORD, secret_code: SIGNUP_CODE } });
  return username;
}

test('one signs in by keyboard alone, and comes back to the page one came from', async ({ page }) => {
  const username = await somebody(page.request);
  await page.goto('/create');
  await expect(page.getByText('Access to this page is not possible without authorization.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New project' })).toBeVisible();
});

test('remember forever is offered with remember me; a wrong name and a wrong password are told apart', async ({
  page,
}) => {
  const username = await somebody(page.request);
  await page.goto('/login');
  await expect(page.getByLabel('Remember forever')).toBeHidden();
  await page.getByLabel('Remember me').check();
  await expect(page.getByLabel('Remember forever')).toBeVisible();

  await page.getByLabel('Username or email').fill('nobody_of_that_name');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Username or email')).toHaveAccessibleDescription("That user doesn't exist.");

  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Incorrect login or password.',
  );

  const errors = [{ key: 'general', kind: 'teapot' }];
  await page.route('**/api/login', (route) => route.fulfill({ status: 418, json: { status: 418, errors } }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Unknown error.' })).toBeVisible();
});

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
