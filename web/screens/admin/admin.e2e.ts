import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { listCodes } from '#contract/codes.ts';
import { addComment } from '#contract/comments.ts';
import { addTranslation } from '#contract/translations.ts';
import { editProfile, login, restrictUser, whoami } from '#contract/users.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser, PASSWORD, siteAdmin } from '../../../test/browser-user.ts';

test('a code needs phrase, date and uses; it is listed, and deleted once that is confirmed', async ({
  browser,
}) => {
  const admin = await siteAdmin();
  const page = await admin.opens(browser, '/admin_panel1337');
  await page.getByRole('button', { name: 'Add code' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(3);

  await page.getByRole('button', { name: 'Generate phrase' }).click();
  const phrase = await page.getByLabel('Phrase', { exact: true }).inputValue();
  // The calendar by keyboard: the focus starts at a day and is not lost.
  const until = page.getByLabel('Valid until');
  await until.press('Enter');
  await expect(
    page.getByRole('button', { name: /^\d+ \w+ \d{4}$/ }).and(page.locator(':focus')),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('button', { name: /^15 / }).press('Enter');
  await expect(page.getByRole('spinbutton', { name: 'Hours' })).toBeFocused();
  await page.getByRole('button', { name: 'Set time' }).press('Enter');
  await expect(until).toBeFocused();
  await page.getByLabel('Uses').fill('7');
  await page.getByRole('button', { name: 'Add code' }).click();
  const code = page.getByRole('listitem').filter({ hasText: phrase });
  await expect(code).toContainText('7 uses left');
  const stored = (await admin.does(listCodes, {})).find((one) => one.phrase === phrase);
  expect(stored?.amount).toBe(7);
  expect(new Date(stored?.last_until ?? 0).getDate()).toBe(15);

  await page.getByRole('button', { name: `Delete code “${phrase}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: `Delete code “${phrase}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete code' }).click();
  await expect(code).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Secret codes' })).toBeFocused();
});

test('a user is found, limited and banned; a ban is asked about first', async ({ browser }) => {
  const clara = await newUser('clara');
  const admin = await siteAdmin();
  const page = await admin.opens(browser, '/admin_panel1337#users');
  await page.getByLabel('Search users by name').fill(clara.username);
  await page.getByRole('button', { name: `Manage ${clara.username}` }).click();
  await page.getByRole('switch', { name: 'Can’t add comments' }).click();
  await expect(page.getByText('1 restriction', { exact: true })).toBeVisible();
  expect(await clara.does(whoami, {})).toMatchObject({ limitations: 8 });

  await page.getByRole('switch', { name: 'Banned from signing in' }).click();
  await expect(page.getByRole('dialog')).toContainText(`Ban ${clara.username}?`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Advertising everywhere.');
  await dialog.getByLabel('Ends').selectOption('In one week');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText('Banned', { exact: true })).toBeVisible();
  await expect(page.getByText('Reason: Advertising everywhere.')).toBeVisible();
  await expect(clara.does(whoami, {})).rejects.toThrow('401');
  await page.getByRole('button', { name: 'Edit ban' }).click();
  await dialog.getByLabel('Ends').selectOption('Never');
  await dialog.getByRole('button', { name: 'Save ban' }).click();
  await expect(page.getByText('The ban has no end. Reason: Advertising everywhere.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/login');
  await other.getByLabel('Username or email').fill(clara.username);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('That user was banned.')).toBeVisible();
  await expect(other.getByText('The ban has no end. Reason: Advertising everywhere.')).toBeVisible();

  await page.getByRole('tab', { name: 'Log', exact: true }).click();
  await expect(page.getByText(`banned ${clara.username}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByRole('list', { name: 'Audit log' })).toContainText(`banned ${clara.username}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('all are as they were written.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test('what an administrator does to a user is not undone by a search that was answered before', async ({
  browser,
}) => {
  const emma = await newUser('emma');
  const admin = await siteAdmin();
  const page = await admin.opens(browser, '/admin_panel1337#users');
  let go = () => {};
  const isDone = new Promise<void>((resolve) => {
    go = resolve;
  });
  let isHeld = false;
  await page.route('**/api/users?name=*', async (route) => {
    const response = await route.fetch();
    const isFirst = !isHeld;
    isHeld = true;
    if (isFirst) await isDone;
    await route.fulfill({ response });
  });
  await page.getByLabel('Search users by name').fill(emma.username);
  await expect.poll(() => isHeld).toBe(true);
  await page.getByRole('button', { name: `Manage ${emma.username}` }).click();
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('switch', { name: 'Can’t add comments' }).click();
  await answer;
  go();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('1 restriction', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Can’t add comments' })).toBeChecked();
});

test('by a link of the administrator one chooses a new password, once', async ({ browser, page }) => {
  const dora = await newUser('dora');
  const admin = await siteAdmin();
  const office = await admin.opens(browser, '/admin_panel1337#users');
  await office.getByLabel('Search users by name').fill(dora.username);
  await office.getByRole('button', { name: `Manage ${dora.username}` }).click();
  await office.getByRole('button', { name: 'Create password link' }).click();
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

test('a project is hidden with a reason that its owner reads, and restored', async ({ browser, page }) => {
  const flora = await newUser('flora');
  const { project } = await projectWithStrings(flora, ['One']);
  const admin = await siteAdmin();
  const office = await admin.opens(browser, '/admin_panel1337#projects');
  await office.getByLabel('Search projects by name').fill(project.name);
  await office.getByRole('button', { name: `Hide “${project.name}”` }).click();
  await office.getByRole('dialog').getByLabel('Reason').fill('Copied from a shop.');
  await office.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(office.getByText('Reason: Copied from a shop.')).toBeVisible();

  await page.goto(`/projects/${project.id}`);
  await expect(page.getByText('This page does not exist.')).toBeVisible();
  const own = await flora.opens(browser, `/projects/${project.id}`);
  await expect(own.getByText(/has hidden this project.*Copied from a shop\./)).toBeVisible();

  await office.getByRole('button', { name: `Restore “${project.name}”` }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(own.getByText(/has hidden this project/)).toHaveCount(0);
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole('heading', { name: project.name })).toBeVisible();
  await office.getByRole('tab', { name: 'Log', exact: true }).click();
  await expect(office.getByText(`restored the project “${project.name}”`)).toBeVisible();
});

test('an administrator removes a translation, a comment and a profile in their places', async ({
  browser,
}) => {
  const grete = await newUser('grete');
  const { editor, string } = await projectWithStrings(grete, ['One']);
  const params = string(1);
  await grete.does(addTranslation, { params, body: { text: 'Buy this!' } });
  await grete.does(addComment, { params, body: { text: 'Buy that!' } });
  await grete.does(editProfile, { body: { about: 'Buy all!' } });
  const admin = await siteAdmin();
  const page = await admin.opens(browser, `${editor}?string=${params.string}`);

  await page.getByRole('button', { name: `More actions for ${grete.username}’s translation` }).click();
  await page.getByRole('menuitem', { name: 'Remove (administrator)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Buy this!')).toHaveCount(0);
  await page
    .getByRole('list', { name: 'Strings' })
    .getByRole('button', { name: /^1 comment/ })
    .click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('button', { name: 'Remove (administrator)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(comments.getByText('Deleted comment.')).toBeVisible();

  await page.goto(`/users/${grete.username}`);
  await page.getByRole('button', { name: 'Remove text and image (administrator)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Buy all!')).toHaveCount(0);
});

test('the right is given to another, and shown', async ({ browser }) => {
  const hugo = await newUser('hugo');
  const admin = await siteAdmin();
  const page = await admin.opens(browser, '/admin_panel1337#users');
  await page.getByLabel('Search users by name').fill(hugo.username);
  await page.getByRole('button', { name: `Manage ${hugo.username}` }).click();
  await page.getByRole('switch', { name: 'Site administrator' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click();
  await expect(page.getByRole('switch', { name: 'Site administrator' })).toBeChecked();
  expect(await hugo.does(whoami, {})).toMatchObject({ site_admin: true });
  await admin.does(restrictUser, { params: { user: hugo.username }, body: { site_admin: false } });
});

test('others find nothing there', async ({ browser, page }) => {
  const emma = await newUser('emma');
  await page.goto('/admin_panel1337');
  for (const theirs of [page, await emma.opens(browser, '/admin_panel1337')]) {
    await expect(theirs.getByText('This page does not exist.')).toBeVisible();
  }
});

test('a failed job is tried again, and deleted once that is confirmed', async ({ browser }) => {
  const admin = await siteAdmin();
  const page = await admin.opens(browser, '/admin_panel1337#jobs');
  await expect(page.getByText('No failed jobs.')).toBeVisible();

  const of = (nth: number, next_at: number | null) => ({
    id: `00000000-0000-4000-8000-00000000000${nth}`,
    kind: 'fetchImageLinks',
    created_at: 1764547200000,
    tried_at: 1764547500000,
    tries: 2,
    next_at,
    error: 'Error: no answer',
  });
  let failed = [of(1, null), of(2, 1764547800000)];
  const writes: string[] = [];
  await page.route('**/api/admin/jobs**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'GET') return route.fulfill({ json: failed });
    writes.push(`${route.request().method()} ${pathname}`);
    failed = failed.slice(1);
    return route.fulfill({ status: 204 });
  });
  await page.reload();
  const jobs = page.getByRole('list', { name: 'Failed jobs' }).getByRole('listitem');
  await expect(jobs).toHaveText([
    /Failed.*Error: no answer.*last attempt.*2 attempts/s,
    /Will be retried.*next attempt/s,
  ]);

  await jobs.first().getByRole('button', { name: 'Try again: Fetch images from links' }).click();
  await expect(page.getByText('Job queued')).toBeVisible();
  await expect(jobs).toHaveText([/Will be retried/]);
  await expect(page.getByRole('list', { name: 'Failed jobs' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete job: Fetch images from links' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(jobs).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete job: Fetch images from links' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete job' }).click();
  await expect(page.getByText('No failed jobs.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Failed jobs' })).toBeFocused();
  expect(writes).toEqual([
    `POST /api/admin/jobs/${of(1, null).id}/retry`,
    `DELETE /api/admin/jobs/${of(2, null).id}`,
  ]);
});
