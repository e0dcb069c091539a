import { expect, test } from '@playwright/test';
import { listCodes } from '#contract/codes.ts';
import { login, whoami } from '#contract/users.ts';
import { siteAdmin, visitor } from '../../test/stage.ts';

test('a code needs phrase, date and uses; it is listed, and deleted once that is confirmed', async ({
  browser,
}) => {
  const admin = await siteAdmin();
  const page = await admin.opens(browser, '/admin_panel1337');
  await page.getByRole('button', { name: 'Add code' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(3);

  await page.getByRole('button', { name: 'Generate a phrase' }).click();
  const phrase = await page.getByLabel('Phrase', { exact: true }).inputValue();
  // By keys, which begin at a day and are nowhere lost.
  const until = page.getByLabel('Valid until');
  await until.press('Enter');
  await expect(
    page.getByRole('button', { name: /^\d+ \w+ \d{4}$/ }).and(page.locator(':focus')),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('button', { name: /^15 / }).press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Hours' })).toBeFocused();
  await page.getByRole('button', { name: 'Choose this time' }).press('Enter');
  await expect(until).toBeFocused();
  await page.getByLabel('Uses').fill('7');
  await page.getByRole('button', { name: 'Add code' }).click();
  const code = page.getByRole('listitem').filter({ hasText: phrase });
  await expect(code).toContainText('7 uses left');
  const stored = (await admin.does(listCodes, {})).find((one) => one.phrase === phrase);
  expect(stored?.amount).toBe(7);
  expect(new Date(stored?.last_until ?? 0).getDate()).toBe(15);

  await page.getByRole('button', { name: `Delete the code “${phrase}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: `Delete the code “${phrase}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete code' }).click();
  await expect(code).toHaveCount(0);
});

test('a user is found, limited and banned; a ban is asked about first', async ({ browser }) => {
  const clara = await visitor('clara');
  const admin = await siteAdmin();
  const page = await admin.opens(browser, '/admin_panel1337#users');
  await page.getByLabel('Find a user by name').fill(clara.username);
  await page.getByRole('button', { name: `Manage ${clara.username}` }).click();
  await page.getByRole('switch', { name: 'Cannot add comments' }).click();
  await expect(page.getByText('1 limitation', { exact: true })).toBeVisible();
  expect(await clara.does(whoami, {})).toMatchObject({ limitations: 8 });

  await page.getByRole('switch', { name: 'Banned: cannot sign in' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Ban ${clara.username}?`);
  await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText('Banned', { exact: true })).toBeVisible();
  await expect(clara.does(whoami, {})).rejects.toThrow('401');

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByText(`banned ${clara.username}`)).toBeVisible();
});

test('by a link of the administrator one chooses a new password, once', async ({ browser, page }) => {
  const dora = await visitor('dora');
  const admin = await siteAdmin();
  const office = await admin.opens(browser, '/admin_panel1337#users');
  await office.getByLabel('Find a user by name').fill(dora.username);
  await office.getByRole('button', { name: `Manage ${dora.username}` }).click();
  await office.getByRole('button', { name: 'Make a password link' }).click();
  const link = await office.getByRole('textbox', { name: 'Link' }).inputValue();

  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/At least 8 characters\./);
  await page.getByLabel('New password').fill('through the looking-glass');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL('**/login');
  await expect(dora.does(whoami, {})).rejects.toThrow('401');
  await dora.does(login, { body: { username: dora.username, password: 'through the looking-glass' } });

  await page.goto(link);
  await page.getByLabel('New password').fill('another one');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('others find nothing there', async ({ browser, page }) => {
  const emma = await visitor('emma');
  await page.goto('/admin_panel1337');
  for (const theirs of [page, await emma.opens(browser, '/admin_panel1337')]) {
    await expect(theirs.getByText('This page does not exist.')).toBeVisible();
  }
});
