import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { test } from '../../../../test/browser-test.ts';
import { newUser, PASSWORD } from '../../../../test/browser-user.ts';

const STEP = 30_000;
const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('one sets a second factor up by keyboard, signs in with it, and switches it off', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const page = await anna.opens(browser, '/user#security');
  await page.getByRole('button', { name: 'Set up' }).press('Enter');
  await expect(page.getByLabel('Current password').last()).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible();
  const secret = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  const codeAt = (at: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await isClean(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible();
  await code.fill(codeAt(Date.now()));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('dragoman-recovery-codes.txt');
  await isClean(page);
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/login?from=%2Fsearch');
  await other.getByLabel('Username or email').fill(anna.username);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await expect(other.getByLabel('Code', { exact: true })).toBeFocused();
  await isClean(other);
  await other.keyboard.type('123');
  await other.keyboard.press('Enter');
  await expect(other.getByText('This code is wrong or was used already.')).toBeVisible();
  await other.getByLabel('Code', { exact: true }).fill(codeAt(Date.now() + STEP));
  await other.keyboard.press('Enter');
  await expect(other.getByRole('banner').getByRole('link', { name: anna.username })).toBeVisible();
  expect(new URL(other.url()).pathname).toBe('/search');

  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByLabel('Current password').last().fill(PASSWORD);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Second factor switched off').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Recent security events' })).toContainText(
    'Recovery code used',
  );
});
