import { expect, test } from '@playwright/test';
import { editProfile, limitUser } from '#contract/users.ts';
import { LIMITATIONS } from '#domain/limitations.ts';
import { siteAdmin, stage, visitor } from '../../test/stage.ts';

test('what one writes of oneself in the settings everyone reads, with one’s projects and role', async ({
  browser,
  page,
}) => {
  const anna = await visitor('anna');
  const { project } = await stage(anna, ['One']);
  const own = await anna.opens(browser, `/users/${anna.username}#settings`);
  const about = own.getByRole('textbox', { name: 'About you', exact: true });
  await about.fill('x'.repeat(1001));
  await own.getByLabel('Avatar link').fill('javascript:alert(1)');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByText('At most 1,000 characters.')).toBeVisible();
  await expect(own.getByText('The link should begin with http:// or https://.')).toBeVisible();

  await about.fill('I translate **nonsense**.');
  await own.getByLabel('Avatar link').fill('');
  await own.getByRole('radio', { name: 'Female' }).check();
  // Another tab saves meanwhile: both are shown, and nothing that was typed is lost.
  await anna.does(editProfile, { body: { about: 'I sing.' } });
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByText('Your profile was saved in another tab meanwhile.')).toBeVisible();
  await expect(own.getByRole('region', { name: 'About you', exact: true })).toContainText('I sing.');
  await expect(about).toHaveValue('I translate **nonsense**.');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByText('Saved', { exact: true })).toBeVisible();
  await own.getByRole('tab', { name: 'Profile' }).click();
  await expect(own.getByText('I translate nonsense.')).toBeVisible();

  await page.goto(`/users/${anna.username}#settings`);
  await expect(page.getByText('I translate nonsense.')).toBeVisible();
  await expect(page.getByText('Female')).toBeVisible();
  await expect(page.getByRole('link', { name: project.name })).toContainText('Owner');
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('who is limited in editing the profile has no settings of it there, but the account', async ({
  browser,
}) => {
  const boris = await visitor('boris');
  const admin = await siteAdmin();
  await admin.does(limitUser, {
    params: { user: boris.username },
    body: { limitations: LIMITATIONS.editingProfile },
  });
  const page = await boris.opens(browser, '/user');
  await expect(page.getByRole('heading', { name: boris.username })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Account']);
});
