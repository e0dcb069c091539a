import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { beginSecondFactor, confirmSecondFactor } from '#contract/identity/security.ts';
import { test } from '../../../../test/browser-test.ts';
import { type BrowserUser, newUser, PASSWORD } from '../../../../test/browser-user.ts';

/** Passkeys need a name, not an address: the service of the tests has no PUBLIC_URL. */
const BASE_URL = (process.env.BASE_URL ?? '').replace('127.0.0.1', 'localhost');

test.use({ baseURL: BASE_URL });

const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** A device of the browser that has passkeys, and lets its user through without a question. */
async function addDevice(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Keeps the browser from offering passkeys by itself: its device here takes the offer at once. */
const withoutOffer = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** Opens *Security* at the name of this machine, where the user's session from the address is of no use. */
async function openSecurity(browser: Browser, { username }: BrowserUser): Promise<Page> {
  const context = await browser.newContext({ baseURL: BASE_URL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await addDevice(page);
  await page.goto('/login?from=%2Fuser%23security');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  return page;
}

async function signOut(page: Page) {
  await page.context().clearCookies();
  await page.goto('/login?from=%2Fsearch');
}

async function addPasskey(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  const field = page.getByLabel('Name', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/Chrom/);
  await field.fill(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
}

test('one adds a passkey by keyboard, signs in with it, renames and removes it', async ({ browser }) => {
  const anna = await newUser('anna');
  const page = await openSecurity(browser, anna);
  await withoutOffer(page);
  const mine = page.getByRole('list', { name: 'Passkeys' });
  await addPasskey(page, 'My computer');
  await isClean(page);
  await page.keyboard.press('Enter');
  await expect(mine).toContainText('My computer');
  await expect(mine).toContainText('Never used');
  await isClean(page);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: anna.username })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/search');

  await page.goto('/user#security');
  await expect(mine).toContainText('Last used');
  await page.getByRole('button', { name: 'Rename passkey “My computer”' }).press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Name', { exact: true }).fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(mine).toContainText('My laptop');
  await page.getByRole('button', { name: 'Remove passkey “My laptop”' }).press('Enter');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That isn’t your current password.')).toBeVisible();
  await page.getByLabel('Current password').last().fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  const events = page.getByRole('list', { name: 'Recent security events' });
  await expect(events).toContainText('Passkey “My laptop” removed');

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey can’t be used here.')).toBeVisible();
});

test('a passkey is the second step of a sign-in by password', async ({ browser }) => {
  const boris = await newUser('boris');
  const page = await openSecurity(browser, boris);
  await withoutOffer(page);
  await addPasskey(page, 'My computer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My computer');
  const { secret } = await boris.does(beginSecondFactor, { body: { current_password: PASSWORD } });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await boris.does(confirmSecondFactor, { body: { code } });

  await signOut(page);
  await page.getByLabel('Username or email').fill(boris.username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await isClean(page);
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: boris.username })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/search');
});

test('the browser offers passkeys in the field of the username', async ({ browser }) => {
  const dora = await newUser('dora');
  const page = await openSecurity(browser, dora);
  await addPasskey(page, 'My computer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My computer');
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: dora.username })).toBeVisible();
});

test('where passkeys don’t work the interface says so', async ({ browser }) => {
  const carl = await newUser('carl');
  const page = await carl.opens(browser, `${process.env.BASE_URL}/user#security`);
  await expect(page.getByText('Passkeys need the address of this site.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});
