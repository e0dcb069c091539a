import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { listWebhooks } from '#contract/webhooks.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('a manager adds a webhook by the keyboard, copies its secret once, tries it, edits and deletes it (webhooks.14)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, `/projects/${project.id}#webhooks`);
  await page.getByRole('button', { name: 'Add webhook' }).press('Enter');
  await expect(page.getByLabel('URL')).toBeFocused();
  await page.keyboard.type('ftp://example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('URL').fill('http://hooks.example.org/x');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('URL')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('URL').fill('https://hooks.invalid/services/secret');
  await page.getByLabel('Description').fill('Of our chat');
  await page.getByLabel('Comments').press('Space');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByLabel('URL').press('Enter');

  await expect(page.getByRole('heading', { name: 'Your webhook’s secret' })).toBeFocused();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  const list = page.getByRole('list', { name: 'Webhooks' });
  await expect(list).toContainText('hooks.invalid');
  await expect(list).toContainText('Active');
  const [made] = await anna.does(listWebhooks, { params: { project: project.id } });
  expect(made?.groups).toEqual(['translations', 'approvals', 'comments']);

  await page.getByRole('button', { name: 'Send test to hooks.invalid' }).click();
  const messages = page.getByRole('list', { name: 'Messages to hooks.invalid' });
  await expect(messages.getByRole('listitem')).toContainText('ping');
  // The service has no such host to connect to.
  await expect(messages).toContainText('no connection', { timeout: 30_000 });
  await messages.getByRole('button', { name: /^Details of ping/ }).click();
  await expect(messages).toContainText('"type": "ping"');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Edit the webhook to hooks.invalid' }).click();
  await page.getByLabel('Enabled').press('Space');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('Switched off');
  await page.getByRole('button', { name: 'New secret for hooks.invalid' }).click();
  await page.getByRole('button', { name: 'Make new secret' }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete the webhook to hooks.invalid' }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 2 })).toBeFocused();
});
