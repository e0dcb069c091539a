import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { register } from '#contract/identity/users.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, PASSWORD } from '../../../test/browser-user.ts';
import { freePort } from '../../../test/free-port.ts';
import { startOpenIdProvider } from '../../../test/openid-provider.ts';
import { startService } from '../../../test/service.ts';

const CODE = 'a code for the first';
const isClean = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** Signs in at the provider, and agrees, which it asks for the first time. */
async function signInThere(page: Page, login: string, { isFirst } = { isFirst: true }) {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  if (isFirst) await page.getByRole('button', { name: 'Continue' }).click();
}

test('one signs up through a service, out, in, sets a password, disconnects the service and connects it again', async ({
  browser,
}) => {
  test.slow();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const provider = await startOpenIdProvider(address);
  const service = await startService({
    ...provider.env,
    PORT: String(port),
    PUBLIC_URL: address,
    SIGN_UP: 'open',
    SIGNUP_CODE: CODE,
  });
  try {
    const context = await browser.newContext({ baseURL: address });
    // The provider’s own pages ask for a font of another site.
    await context.route('https://fonts.googleapis.com/**', (route) => route.abort());
    const founder = { username: 'founder', email: 'founder@example.org', password: PASSWORD };
    await ask(context.request, register, { body: { ...founder, secret_code: CODE } });
    const page = await context.newPage();

    await page.goto('/login?from=%2Fsearch');
    const through = page.getByRole('link', { name: 'Continue with Local ID' });
    await expect(through).toBeVisible();
    await isClean(page);
    await through.press('Enter');
    await signInThere(page, 'anna');
    await page.waitForURL('**/login/service?from=%2Fsearch');
    await expect(page.getByLabel('Username')).toHaveValue('anna');
    await expect(page.getByLabel('Email')).toHaveValue('anna@provider.example');
    await isClean(page);
    await page.getByLabel('Username').fill('founder');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Username').fill('anna');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search');
    await expect(page.getByRole('banner').getByRole('link', { name: 'anna' })).toBeVisible();

    await context.clearCookies({ name: 'dragoman_session' });
    await context.clearCookies({ name: 'dragoman_signed_in' });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Local ID' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'anna' })).toBeVisible();

    await page.goto('/user#security');
    await expect(page.getByText('Your account has no password. To set one')).toBeVisible();
    await expect(page.getByText('Set a password first.')).toBeVisible();
    await isClean(page);
    await page.getByRole('button', { name: 'Confirm with Local ID' }).press('Enter');
    await signInThere(page, 'anna', { isFirst: false });
    await expect(page.getByText('Confirmed. Choose a password now.')).toBeVisible();
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Password set').first()).toBeVisible();

    await page.getByRole('button', { name: 'Disconnect Local ID' }).press('Enter');
    await expect(page.getByLabel('Current password').last()).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Not connected')).toBeVisible();
    await isClean(page);
    await page.getByRole('button', { name: 'Connect Local ID' }).press('Enter');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Connected. You can sign in with it now.')).toBeVisible();
    await expect(page.getByText(/^Connected since /)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Recent security events' })).toContainText(
      'Local ID disconnected',
    );
    await isClean(page);

    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Local ID' }).click();
    await page.getByRole('link', { name: '[ Cancel ]' }).click();
    await expect(page.getByText('The sign-in was cancelled.')).toBeVisible();
    await isClean(page);
    await context.close();
  } finally {
    await service.stop();
    await provider.stop();
  }
});
