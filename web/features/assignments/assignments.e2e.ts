import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { dateAt } from '#domain/assignments/assignments.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { type BrowserUser, newUser } from '../../../test/browser-user.ts';
import { passDeadlines } from '../../../test/pass-deadlines.ts';

/** A notice is made about a second after the event. */
const SOON = { timeout: 30_000 };
const DAY = 24 * 60 * 60 * 1000;

const SECTION = 'The whole book';
const menuButton = (page: Page) => page.getByRole('button', { name: `Menu of “${SECTION}”` });
const assignees = (page: Page) => page.getByRole('table').getByRole('list', { name: 'Assigned to' });

/** Chooses an item of the section's menu by keyboard. */
async function choose(page: Page, item: string) {
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function team(): Promise<{ anna: BrowserUser; boris: BrowserUser; address: string; id: number }> {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project } = await projectWithStrings(anna, ['Why is a raven like a writing-desk?']);
  await joins(boris, project);
  return { anna, boris, address: `/projects/${project.id}`, id: project.id };
}

test('a section is assigned with a deadline by keyboard, the assignee is told, sees it in their list, and gives it back (assignments.2, assignments.7)', async ({
  browser,
}) => {
  test.slow();
  const { anna, boris, address, id } = await team();
  const his = await boris.opens(browser, address);
  const page = await anna.opens(browser, address);
  await choose(page, 'Assign…');
  const dialog = page.getByRole('dialog', { name: `Who translates “${SECTION}”` });
  const member = dialog.getByRole('combobox', { name: 'Member' });
  await expect(member).toBeFocused();
  await page.keyboard.type(boris.username.slice(0, 8));
  await expect(page.getByRole('option', { name: boris.username })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(member).toHaveValue(boris.username);
  await dialog.getByLabel('Deadline (optional)').fill(dateAt(Date.now() + 10 * DAY));
  await dialog.getByRole('button', { name: 'Assign', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('list', { name: 'Assigned to' }).getByRole('listitem')).toContainText(
    boris.username,
  );
  await expect(member).toBeFocused();
  await expect(member).toHaveValue('');
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await expect(assignees(page)).toContainText(boris.username);
  await expect(assignees(page)).toContainText('until');

  // It is on his open page without a reload, and his bell rings.
  await expect(assignees(his)).toContainText(boris.username, SOON);
  const bell = his.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications: 1 unread', SOON);
  await bell.focus();
  await his.keyboard.press('Enter');
  await expect(
    his.getByRole('list', { name: 'Notifications, newest first' }).getByRole('link', {
      name: /A section is assigned to you until/,
    }),
  ).toBeVisible();
  await his.keyboard.press('Escape');

  // What is overdue is said in words.
  await passDeadlines(id);
  await his.goto('/projects#assigned');
  const line = his.getByRole('region', { name: 'To translate' }).getByRole('listitem');
  await expect(line).toContainText('overdue since');
  await expect(line).toContainText(`assigned by ${anna.username}`);
  expect((await new AxeBuilder({ page: his }).include('main').analyze()).violations).toEqual([]);
  await his.goto(address);
  await expect(assignees(his)).toContainText('overdue since');
  expect((await new AxeBuilder({ page: his }).include('table').analyze()).violations).toEqual([]);

  await choose(his, 'Give back');
  await expect(assignees(his)).toHaveCount(0);
  await expect(assignees(page)).toHaveCount(0, SOON);
});

test('a member claims a section by keyboard, and whoever manages sections takes it away and sets deadlines (assignments.3)', async ({
  browser,
}) => {
  const { anna, boris, address } = await team();
  const his = await boris.opens(browser, address);
  await choose(his, 'Claim');
  await expect(assignees(his)).toContainText(boris.username);
  await menuButton(his).focus();
  await his.keyboard.press('Enter');
  await expect(his.getByRole('menuitem', { name: 'Give back' })).toBeVisible();
  await expect(his.getByRole('menuitem', { name: 'Claim', exact: true })).toHaveCount(0);
  await expect(his.getByRole('menuitem', { name: 'Assign…' })).toHaveCount(0);

  const page = await anna.opens(browser, address, { viewport: { width: 360, height: 740 } });
  await choose(page, 'Assign…');
  const dialog = page.getByRole('dialog', { name: `Who translates “${SECTION}”` });
  const deadline = dialog.getByLabel(`Deadline of ${boris.username}`);
  await deadline.fill(dateAt(Date.now() - 3 * DAY));
  await deadline.press('Enter');
  await expect(dialog.getByText('Choose today or a later day.')).toBeVisible();
  await deadline.fill(dateAt(Date.now() + 3 * DAY));
  await deadline.press('Enter');
  await expect(assignees(his)).toContainText('until', SOON);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await dialog.getByRole('button', { name: `Remove ${boris.username}` }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nobody yet.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Assigned to' })).toBeFocused();
  await expect(assignees(his)).toHaveCount(0, SOON);
});
