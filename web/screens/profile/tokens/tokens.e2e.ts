import { expect } from '@playwright/test';
import { listApiTokens } from '#contract/api-tokens.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser, PASSWORD } from '../../../../test/browser-user.ts';

test('one creates a token by keyboard, copies it, uses it and revokes it', async ({
  browser,
  playwright,
}) => {
  const anna = await newUser('anna');
  const page = await anna.opens(browser, '/user', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('tab', { name: 'API tokens' }).click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New token' }).press('Enter');
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();

  // Errors are shown at their fields, and the first wrong field has the focus.
  await page.getByRole('checkbox', { name: 'Read' }).uncheck();
  await page.getByLabel('Expires').selectOption('On a date');
  await page.getByRole('button', { name: 'Create token' }).press('Enter');
  await expect(name).toBeFocused();
  await name.fill('Sync with Git');
  await page.getByRole('button', { name: 'Create token' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Read' })).toBeFocused();
  await expect(page.getByText('Choose at least one permission.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Read' }).press('Space');
  await page.getByLabel('Expiry date').fill('2020-01-01');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Create token' }).press('Enter');
  await expect(page.getByText('Choose a date in the future.')).toBeVisible();
  await page.getByLabel('Expiry date').fill('2999-03-01');
  await page.getByRole('button', { name: 'Create token' }).press('Enter');
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create token' }).press('Enter');

  const created = page.getByRole('region', { name: 'Token created' });
  await expect(created.getByRole('heading')).toBeFocused();
  await created.getByRole('button', { name: 'Copy token' }).press('Enter');
  const token = (await created.locator('code').textContent()) ?? '';
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  const program = await playwright.request.newContext({
    baseURL: process.env.BASE_URL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect(await (await program.get('/api/whoami')).json()).toMatchObject({ username: anna.username });
  await created.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'API tokens' })).toBeFocused();
  expect(await page.content()).not.toContain(token);

  const line = page.getByRole('list', { name: 'API tokens' }).getByRole('listitem');
  await expect(line).toContainText(`Sync with Git${token.slice(0, 8)}…Read`);
  await expect(line).toContainText('expires March 1, 2999');
  await page.reload();
  await expect(line).toContainText('last used');
  expect(await page.content()).not.toContain(token);

  await page.getByRole('button', { name: 'Revoke Sync with Git' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Revoke “Sync with Git”?' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect((await program.get('/api/whoami')).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke Sync with Git' }).press('Enter');
  await question.getByRole('button', { name: 'Revoke token' }).press('Enter');
  await expect(page.getByText('Token revoked')).toBeVisible();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'API tokens' })).toBeFocused();
  expect((await program.get('/api/whoami')).status()).toBe(401);
  expect(await anna.does(listApiTokens, {})).toEqual([]);
  await program.dispose();
});

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
