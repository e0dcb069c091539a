import { expect, type Page } from '@playwright/test';
import { deleteProject, getProject } from '#contract/projects.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

/** Presses Tab until the focus is at what has this role and name. */
async function tabTo(page: Page, role: 'button' | 'tab', name: string) {
  const wanted = page.getByRole(role, { name });
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test('by keyboard: a project is deleted, and undone from the toast at Home', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, `/projects/${project.handle}#settings`);
  await page.getByRole('button', { name: 'Delete project…' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Delete “${project.name}”?` });
  await expect(question).toContainText('You can restore it within 7 days.');
  await expect(question.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(project.handle);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  const toast = page.getByRole('group', { name: `“${project.name}” deleted. You can restore it until` });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: project.name })).toHaveCount(0);

  await tabTo(page, 'button', 'Undo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/projects/${project.id}`);
  await expect(page.getByText(`“${project.name}” restored`)).toBeVisible();
  await expect(page.getByRole('heading', { name: project.name, level: 1 })).toBeVisible();
  expect((await anna.does(getProject, { params: { project: project.id } })).stats.strings_amount).toBe(1);
});

test('by keyboard: a project is restored from “Deleted” of My projects, and the focus stays there', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.', 'Two.']);
  const other = await projectWithStrings(anna, []);
  const page = await anna.opens(browser, '/projects');
  await expect(page.getByRole('link', { name: other.project.name })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Deleted' })).toHaveCount(0);
  for (const { id } of [project, other.project]) await anna.does(deleteProject, { params: { project: id } });
  await page.reload();
  await tabTo(page, 'tab', 'My projects');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#deleted$/);
  await expect(page.getByRole('tab', { name: 'Deleted 2' })).toBeFocused();
  const line = page.getByRole('listitem').filter({ hasText: project.name });
  await expect(line).toContainText(/Can be restored until \w/);
  await expect(line).toContainText('2 strings');
  const restore = line.getByRole('button', { name: 'Restore' });
  await expect(restore).toHaveAccessibleDescription(project.name);
  await restore.focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(0);
  await expect(page.getByText(`“${project.name}” restored`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deleted' })).toBeFocused();
  await page.getByRole('tab', { name: 'My projects' }).click();
  await expect(page.getByRole('link', { name: project.name })).toBeVisible();
});

test('what can’t be restored says why, and stays', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, []);
  await anna.does(deleteProject, { params: { project: project.id } });
  const page = await anna.opens(browser, '/projects#deleted');
  await page.route('**/api/deleted_projects/*/restore', (route) =>
    route.fulfill({ status: 403, json: { status: 403, errors: [{ key: 'general', kind: 'tooMany' }] } }),
  );
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeEnabled();
});
