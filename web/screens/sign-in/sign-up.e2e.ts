import { expect } from '@playwright/test';
import { test } from '../../../test/browser-test.ts';
import { newName, PASSWORD } from '../../../test/browser-user.ts';
import { SIGNUP_CODE } from '../../../test/start-service.ts';

test('each field of sign-up says what is wrong, keeps what was typed, and leads by sign-in to where one was going', async ({
  page,
}) => {
  await page.goto('/search?name=alice');
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(4);
  await expect(page.getByLabel('Email')).toBeFocused();

  const username = newName('9lives');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Secret code').fill('guessed');
  await page.getByRole('button', { name: 'Sign up' }).click();
  const saidOf = (label: string) => page.getByLabel(label, { exact: true });
  await expect(saidOf('Email')).toHaveAccessibleDescription(/The value entered is not an email address/);
  await expect(saidOf('Username')).toHaveAccessibleDescription(/start with a digit/);
  await expect(saidOf('Password')).toHaveAccessibleDescription(/At least 8 characters/);
  // The error repeats the hint and replaces it.
  await expect(page.getByText('At least 8 characters')).toHaveCount(1);
  expect((await page.request.get(`/api/users/_${username}`)).status()).toBe(404);

  // Below the field one reads how hard the password is to guess.
  await page.getByLabel('Password', { exact: true }).fill(`${username}99`);
  await expect(page.getByText(/^Too easy to guess\. Your name/)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('nine blue whales sing');
  await expect(page.getByText('Very good.')).toBeVisible();

  const guesser = newName('guesser');
  await page.getByLabel('Email').fill(`${guesser}@example.org`);
  await page.getByLabel('Username').fill(guesser);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Secret code').fill('guessed');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Secret code')).toHaveAccessibleDescription(/Wrong or expired secret code/);
  await expect(page.getByLabel('Secret code')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue(guesser);
  expect((await page.request.get(`/api/users/${guesser}`)).status()).toBe(404);

  await page.getByLabel('Secret code').fill(SIGNUP_CODE);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Username or email')).toHaveValue(guesser);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: guesser })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/search?name=alice');
});
