import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { register } from '#contract/identity/users.ts';
import { test } from '../../../test/browser-test.ts';
import { PASSWORD } from '../../../test/browser-user.ts';
import { startService } from '../../../test/service.ts';

const CODE = 'a code for the first';

test('a closed service says that nobody can sign up, and nothing leads to sign-up', async ({ page }) => {
  const { address, stop } = await startService({ SIGN_UP: 'closed', SIGNUP_CODE: CODE });
  try {
    const founder = { username: 'founder', email: 'founder@example.org', password: PASSWORD };
    // Not by the page, whose browser would be signed in.
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...founder, secret_code: CODE });
    const answer = await fetch(address + register.path, { method: 'POST', headers, body });
    expect(answer.status).toBe(register.status);
    await page.goto(`${address}/signup`);
    await expect(page.getByText('Nobody can sign up here at present.')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('New here?')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
    await page.goto(`${address}/`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  } finally {
    await stop();
  }
});
