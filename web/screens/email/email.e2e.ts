import { expect } from '@playwright/test';
import { test } from '../../../test/browser-test.ts';
import { newName, PASSWORD } from '../../../test/browser-user.ts';
import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { type Service, startService } from '../../../test/service.ts';

const CODE = 'a code for emails';

/** A service of its own, with a real mail server. */
let server: MailServer;
let service: Service;

test.beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ ...server.env, SIGNUP_CODE: CODE });
});
test.afterAll(async () => {
  await service.stop();
  await server.close();
});

/** The path of the link in the next email, once its job has sent it. */
async function nextLink(): Promise<string> {
  let text = '';
  await expect(async () => {
    text = server.take()?.text ?? '';
    expect(text).not.toBe('');
  }).toPass();
  const [link = ''] = /https:\S+/.exec(text) ?? [];
  return new URL(link).pathname;
}

test('a new user confirms the address, forgets the password and sets another one by email (accounts.19 to accounts.21)', async ({
  page,
}) => {
  const at = (path: string) => `${service.address}${path}`;
  const username = newName('forgetful');
  const email = `${username}@example.org`;

  await page.goto(at('/signup'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Secret code').fill(CODE);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();

  await page.goto(at('/user'));
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await page.goto(at(await nextLink()));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.goto(at('/user'));
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(at('/login'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page of sign-in has a field for a username or email.
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await nextLink();
  await page.goto(at(link));
  await page.getByLabel('New password', { exact: true }).fill('another password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();

  await page.goto(at(link));
  await page.getByLabel('New password', { exact: true }).fill('a third password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
