import { expect, type Page } from '@playwright/test';
import { addComment, listComments } from '#contract/comments.ts';
import { getProject } from '#contract/projects.ts';
import { addTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser, siteAdmin } from '../../../test/browser-user.ts';

/** Fills the dialog that is open and sends it. */
async function send(page: Page, title: string, reason: string, note: string) {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByLabel('What is wrong with it')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('This field is required.')).toBeVisible();
  await dialog.getByLabel('What is wrong with it').selectOption(reason);
  await dialog.getByLabel('Note for the administrators').fill(note);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
  // The toast of a report just before may still be there.
  await expect(page.getByText('Report sent. Site administrators will look at it.').last()).toBeVisible();
}

test('a comment is reported, and a site administrator removes it from the queue (reports.8)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, editor, string } = await projectWithStrings(anna, ['Down the hole.']);
  await joins(boris, project);
  const spam = `Buy shoes at ${boris.username}`;
  await boris.does(addComment, { params: string(1), body: { text: spam } });
  const page = await anna.opens(browser, editor);
  await page.getByLabel('Your translation').click();
  await page
    .getByRole('button', { name: /^Comments/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await send(page, `Report this comment by ${boris.username}`, 'Spam or advertising', 'Third time.');
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeFocused();

  const admin = await siteAdmin();
  const queue = await admin.opens(browser, '/admin_panel1337#reports');
  const line = queue.getByRole('listitem').filter({ hasText: spam }).first();
  await expect(line).toContainText('Spam or advertising — Third time.');
  await expect(line).toContainText(anna.username);
  await line.getByRole('button', { name: 'Remove' }).click();
  await queue.getByRole('dialog').getByLabel('Note').fill('Advertising.');
  await queue.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(queue.getByText('Removed, and the reports are closed')).toBeVisible();
  await page.goto('/notifications');
  await expect(
    page.getByRole('link', { name: 'Something was done about the comment that you reported' }),
  ).toContainText(project.name);
  await expect(line).toHaveCount(0);
  expect((await anna.does(listComments, { params: string(1) }))[0]).toMatchObject({ deleted: true });
  await queue.getByRole('switch', { name: 'Decided reports' }).click();
  await expect(queue.getByRole('listitem').filter({ hasText: spam }).first()).toContainText('Advertising.');
});

test('translations, source texts, profiles and projects are reported from their menus; one’s own are not', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, editor, string } = await projectWithStrings(anna, ['Down the hole.']);
  await joins(boris, project);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Вниз.' } });
  const page = await boris.opens(browser, editor);
  await page.getByLabel('Your translation').click();
  await page.getByRole('button', { name: `More actions for ${anna.username}’s translation` }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await send(page, `Report this translation by ${anna.username}`, 'Insults, threats or harassment', '');
  await page
    .getByRole('button', { name: /^More actions for string/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await send(page, 'Report this source text', 'Violates copyright', 'From a shop.');

  await page.goto(`/users/${anna.username}`);
  await page.getByRole('button', { name: 'Report' }).click();
  await send(page, `Report ${anna.username}`, 'Something else', 'A stolen picture.');
  await page.goto(`/users/${boris.username}`);
  await expect(page.getByRole('heading', { name: boris.username })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report' })).toHaveCount(0);

  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: 'Report this project' }).click();
  await send(page, 'Report this project', 'Illegal content', '');

  const admin = await siteAdmin();
  const queue = await admin.opens(browser, '/admin_panel1337#reports');
  const line = queue
    .getByRole('listitem')
    .filter({ hasText: project.name })
    .filter({ hasText: 'Illegal content' });
  await line.getByRole('button', { name: 'Hide project' }).first().click();
  await queue.getByRole('dialog').getByLabel('Note').fill('Reported.');
  await queue.getByRole('dialog').getByRole('button', { name: 'Hide project' }).click();
  await expect(queue.getByText('Removed, and the reports are closed')).toBeVisible();
  expect(await anna.does(getProject, { params: { project: project.id }, query: {} })).toMatchObject({
    hidden: { reason: 'Reported.' },
  });
});
